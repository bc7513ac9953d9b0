#!/bin/sh
# Starts a member of the cluster. A pod that starts again has another address: it tells the others, and asks for theirs.
#
#   ADDRESS        its address at this start
#   PORT           where it listens
#   MEMBERS        name:port of every member, by spaces
#   SETTINGS       file with the settings that all servers share
#   DATA           its folder
#   RUN            folder for a file that holds the password
#   PASSWORD_FILE  the password of all members: letters and digits
set -eu

REDISCLI_AUTH=$(cat "$PASSWORD_FILE")
export REDISCLI_AUTH

# Members know each other by their names of 40 digits, so to be introduced again changes nothing but the address.
introduce() {
  until valkey-cli -p "$PORT" ping 2>/dev/null | grep -q PONG; do
    sleep 1
  done
  while sleep 5; do
    if valkey-cli -p "$PORT" cluster nodes | grep -v myself | grep -Eq 'fail|disconnected'; then
      for member in $MEMBERS; do
        address=$(getent ahostsv4 "${member%:*}" | awk '{print $1; exit}')
        if [ -n "$address" ]; then
          valkey-cli -p "$PORT" cluster meet "$address" "${member##*:}" >/dev/null || true
        fi
      done
    fi
  done
}

umask 077
cat > "$RUN/valkey.conf" <<END
include $SETTINGS
port $PORT
bind 127.0.0.1 $ADDRESS
cluster-enabled yes
cluster-config-file $DATA/nodes.conf
cluster-node-timeout 5000
cluster-announce-ip $ADDRESS
cluster-announce-port $PORT
# The games of all other slots go on.
cluster-require-full-coverage no
cluster-allow-replica-migration no
requirepass $REDISCLI_AUTH
primaryauth $REDISCLI_AUTH
END
introduce &
exec valkey-server "$RUN/valkey.conf"
