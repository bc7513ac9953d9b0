-- Begins a session. Sent twice it leaves the same session, so it needs no check: nobody knows the id before the answer.
--
-- KEYS: session (hash), moves (list), keys (hash)
-- ARGV: ttl in seconds, number of plies, the plies, then names and values of the hash
local session, moves, keys = KEYS[1], KEYS[2], KEYS[3]
local ttl, plies = ARGV[1], tonumber(ARGV[2])

redis.call('DEL', session, moves, keys)
for i = 3, 2 + plies do
  redis.call('RPUSH', moves, ARGV[i])
end
redis.call('HSET', session, 'version', 1, 'plies', plies, unpack(ARGV, 3 + plies))
redis.call('EXPIRE', session, ttl)
redis.call('EXPIRE', moves, ttl)
return 'applied'
