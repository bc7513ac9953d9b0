-- Plays a turn, all of it or nothing, and only onto the version that it was worked out from.
--
-- KEYS: session (hash), moves (list), keys (hash)
-- ARGV: version, attempt, ttl in seconds, idempotency key ('' for none), the answer to remember for it,
--       number of plies, the plies, then names and values that change in the hash
--
-- The client sends a script again when the connection breaks before the answer. The attempt that made a version is
-- kept, so the second time is told from a rival's move even if the game has gone on in between.
local session, moves, keys = KEYS[1], KEYS[2], KEYS[3]
local version, attempt, ttl, key, answer = tonumber(ARGV[1]), ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local added = tonumber(ARGV[6])

local now = redis.call('HMGET', session, 'version', 'plies')
-- A session whose moves are not all there (lost, or expired in this very moment) is no session.
if not now[1] or redis.call('LLEN', moves) ~= tonumber(now[2]) then
  return {'gone'}
end
local made = 'made:' .. version + 1
if redis.call('HGET', keys, made) == attempt then
  return {'applied'}
end
if key ~= '' then
  local known = redis.call('HGET', keys, key)
  if known then
    return {'repeated', known}
  end
end
if tonumber(now[1]) ~= version then
  return {'stale'}
end

for i = 7, 6 + added do
  redis.call('RPUSH', moves, ARGV[i])
end
redis.call('HSET', session, 'version', version + 1, 'plies', now[2] + added, unpack(ARGV, 7 + added))
redis.call('HSET', keys, made, attempt)
if key ~= '' then
  redis.call('HSET', keys, key, answer)
end
redis.call('EXPIRE', session, ttl)
redis.call('EXPIRE', moves, ttl)
redis.call('EXPIRE', keys, ttl)
return {'applied'}
