-- Stores a change, all of it or nothing, and only onto the version that it was worked out from.
--
-- KEYS: session (hash), moves (list), keys (hash), events (list)
-- ARGV: version, attempt, ttl in seconds, idempotency key ('' for none), the answer to remember for it, channel,
--       how many of the plies so far are kept ('' for all), number of new plies, the plies, number of events, the
--       events, then names and values that change in the hash
--
-- The client sends a script again when the connection breaks before the answer. The attempt that made a version is
-- kept, so the second time is told from a rival's move even if the game has gone on in between. What is found done is
-- written again as it is: replicas can only be waited for after a write.
local session, moves, keys, events = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local version, attempt, ttl, key, answer = tonumber(ARGV[1]), ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local channel, keep, added = ARGV[6], ARGV[7], tonumber(ARGV[8])
local happened = tonumber(ARGV[9 + added])

local now = redis.call('HMGET', session, 'version', 'plies', 'events')
-- A session of which something is not there (lost, or expired in this very moment) is no session.
if not now[1] or redis.call('LLEN', moves) ~= tonumber(now[2]) or redis.call('LLEN', events) ~= tonumber(now[3]) then
  return {'gone'}
end
local made = 'made:' .. version + 1
if redis.call('HGET', keys, made) == attempt then
  redis.call('PEXPIRE', keys, redis.call('PTTL', keys))
  return {'applied'}
end
if key ~= '' then
  local known = redis.call('HGET', keys, key)
  if known then
    redis.call('PEXPIRE', keys, redis.call('PTTL', keys))
    return {'repeated', known}
  end
end
if tonumber(now[1]) ~= version then
  return {'stale'}
end

local plies, news = tonumber(now[2]), now[3] + happened
-- What a full store refuses comes first, so that it refuses all.
for i = 10 + added, 9 + added + happened do
  redis.call('RPUSH', events, ARGV[i])
end
if keep == '0' then
  redis.call('DEL', moves)
  plies = 0
elseif keep ~= '' then
  redis.call('LTRIM', moves, 0, keep - 1)
  plies = tonumber(keep)
end
for i = 9, 8 + added do
  redis.call('RPUSH', moves, ARGV[i])
end
redis.call('HSET', session, 'version', version + 1, 'plies', plies + added, 'events', news,
  unpack(ARGV, 10 + added + happened))
redis.call('HSET', keys, made, attempt)
if key ~= '' then
  redis.call('HSET', keys, key, answer)
end
for _, each in ipairs(KEYS) do
  redis.call('EXPIRE', each, ttl)
end
redis.call('PUBLISH', channel, news)
return {'applied'}
