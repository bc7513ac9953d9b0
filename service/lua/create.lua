-- Begins a session. Sent twice, because the connection broke, it finds its own session: nobody else knows the id. It
-- is written again as it is then: replicas can only be waited for after a write.
-- The first command that writes is one that a full store refuses, so that nothing is begun there.
--
-- KEYS: session (hash), moves (list), events (list)
-- ARGV: ttl in seconds, number of plies, the plies, number of events, the events, then names and values of the hash
local session, moves, events = KEYS[1], KEYS[2], KEYS[3]
local ttl, plies = ARGV[1], tonumber(ARGV[2])
local happened = tonumber(ARGV[3 + plies])

if redis.call('EXISTS', session) == 1 then
  redis.call('PEXPIRE', session, redis.call('PTTL', session))
  return 'applied'
end
for i = 3, 2 + plies do
  redis.call('RPUSH', moves, ARGV[i])
end
for i = 4 + plies, 3 + plies + happened do
  redis.call('RPUSH', events, ARGV[i])
end
redis.call('HSET', session, 'version', 1, 'plies', plies, 'events', happened, unpack(ARGV, 4 + plies + happened))
redis.call('EXPIRE', session, ttl)
redis.call('EXPIRE', moves, ttl)
redis.call('EXPIRE', events, ttl)
return 'applied'
