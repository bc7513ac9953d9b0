-- Forgets a session, and wakes those who follow it.
--
-- KEYS: all that it has
-- ARGV: channel
redis.call('DEL', unpack(KEYS))
redis.call('PUBLISH', ARGV[1], 0)
return 'applied'
