#!/bin/sh
# Makes a cluster of servers that are none yet: half of them primaries with all slots, the others their replicas.
# Run again, it finds its work done.
#
#   MEMBERS        name:port of every member, by spaces
#   PASSWORD_FILE  the password of all members
set -eu

REDISCLI_AUTH=$(cat "$PASSWORD_FILE")
export REDISCLI_AUTH

addresses=
for member in $MEMBERS; do
  until valkey-cli -h "${member%:*}" -p "${member##*:}" ping 2>/dev/null | grep -q PONG; do
    echo "waiting for $member" >&2
    sleep 1
  done
  addresses="$addresses $(getent ahostsv4 "${member%:*}" | awk '{print $1; exit}'):${member##*:}"
done

first=${MEMBERS%% *}
if valkey-cli -h "${first%:*}" -p "${first##*:}" cluster info | grep -q 'cluster_slots_assigned:16384'; then
  echo "the cluster is there"
  exit 0
fi
# shellcheck disable=SC2086 # one word for each address
exec valkey-cli --cluster create $addresses --cluster-replicas 1 --cluster-yes
