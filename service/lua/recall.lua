-- What was answered under an idempotency key; nothing if it was not used. An answer is given once more, so it is written
-- again as it is: replicas can only be waited for after a write.
--
-- KEYS: keys (hash)
-- ARGV: idempotency key
local known = redis.call('HGET', KEYS[1], ARGV[1])
if known then
  redis.call('PEXPIRE', KEYS[1], redis.call('PTTL', KEYS[1]))
end
return known
