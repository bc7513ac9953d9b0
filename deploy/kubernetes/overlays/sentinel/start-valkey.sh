#!/bin/sh
# Starts a server of the store: as the primary if the sentinels say that it is, else as a replica of whoever is.
#
#   SELF           its own name, as the others know it
#   PORT           where it listens
#   SENTINELS      name:port of each sentinel, by spaces
#   SETTINGS       file with the settings that all servers share
#   RUN            folder for a file that holds the password
#   PASSWORD_FILE  the password of servers and sentinels: letters and digits
set -eu

REDISCLI_AUTH=$(cat "$PASSWORD_FILE")
export REDISCLI_AUTH

# The name and the port of the primary, as the first sentinel that answers knows them.
primary() {
  for sentinel in $SENTINELS; do
    valkey-cli -h "${sentinel%:*}" -p "${sentinel##*:}" --raw sentinel get-master-addr-by-name games 2>/dev/null |
      paste -s -d ' ' | grep -E '^[^ ]+ [0-9]+$' && return
  done
  return 1
}

# Without their word nobody knows who has the newest games, and a guess could lose some.
until found=$(primary); do
  echo "waiting for a sentinel" >&2
  sleep 1
done

umask 077
cat > "$RUN/valkey.conf" <<END
include $SETTINGS
port $PORT
replica-announce-ip $SELF
replica-announce-port $PORT
requirepass $REDISCLI_AUTH
primaryauth $REDISCLI_AUTH
# A primary that has lost its replicas refuses moves, rather than take some that would be lost with it.
min-replicas-to-write 1
min-replicas-max-lag 10
END
if [ "$found" != "$SELF $PORT" ]; then
  echo "replicaof $found" >> "$RUN/valkey.conf"
fi
exec valkey-server "$RUN/valkey.conf"
