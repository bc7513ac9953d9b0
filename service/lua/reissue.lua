-- Replaces the hash of a seat's token, and wakes those who follow the session with the old one. Sent twice it leaves
-- the same hash.
--
-- KEYS: session (hash)
-- ARGV: name in the hash, hash of the new token, channel
if redis.call('EXISTS', KEYS[1]) == 0 then
  return 'gone'
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('PUBLISH', ARGV[3], redis.call('HGET', KEYS[1], 'events'))
return 'applied'
