#!/bin/sh
# Whether this server is of use: a primary, or a replica that has caught up. An update waits for that before it goes on
# to the next server.
set -eu
REDISCLI_AUTH=$(cat "$PASSWORD_FILE")
export REDISCLI_AUTH
valkey-cli -p "$PORT" info replication | grep -Eq '^(role:master|master_link_status:up)'
