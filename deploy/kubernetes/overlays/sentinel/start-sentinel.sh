#!/bin/sh
# Starts a sentinel. What it has learned is on its disk, so that after a stop of everything it still knows who was the
# primary; the very first time that is the first server.
#
#   SELF           its own name, as the others know it
#   PORT           where it listens
#   FIRST          name:port of the first server
#   DATA           its folder
#   PASSWORD_FILE  the password of servers and sentinels: letters and digits
set -eu

password=$(cat "$PASSWORD_FILE")
state=$DATA/sentinel.conf
umask 077

if [ ! -s "$state" ]; then
  cat > "$state.new" <<END
dir $DATA
port $PORT
sentinel resolve-hostnames yes
sentinel announce-hostnames yes
sentinel announce-ip $SELF
sentinel announce-port $PORT
sentinel monitor games ${FIRST%:*} ${FIRST##*:} 2
sentinel down-after-milliseconds games 5000
sentinel failover-timeout games 30000
sentinel parallel-syncs games 1
END
else
  grep -Ev '^(requirepass|sentinel auth-pass|sentinel sentinel-pass) ' "$state" > "$state.new"
fi
# The password is that of today.
cat >> "$state.new" <<END
requirepass $password
sentinel sentinel-pass $password
sentinel auth-pass games $password
END
mv "$state.new" "$state"
exec valkey-server "$state" --sentinel
