-- Replaces the hash of a seat's token. Sent twice it leaves the same hash.
--
-- KEYS: session (hash)
-- ARGV: name in the hash, hash of the new token
if redis.call('EXISTS', KEYS[1]) == 0 then
  return 'gone'
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 'applied'
