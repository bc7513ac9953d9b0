-- Begins a session. Sent twice, because the connection broke, it finds its own session: nobody else knows the id.
-- The first command that writes is one that a full store refuses, so that nothing is begun there.
--
-- KEYS: session (hash), moves (list)
-- ARGV: ttl in seconds, number of plies, the plies, then names and values of the hash
local session, moves = KEYS[1], KEYS[2]
local ttl, plies = ARGV[1], tonumber(ARGV[2])

if redis.call('EXISTS', session) == 1 then
  return 'applied'
end
for i = 3, 2 + plies do
  redis.call('RPUSH', moves, ARGV[i])
end
redis.call('HSET', session, 'version', 1, 'plies', plies, unpack(ARGV, 3 + plies))
redis.call('EXPIRE', session, ttl)
redis.call('EXPIRE', moves, ttl)
return 'applied'
