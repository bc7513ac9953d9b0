-- Shows that this server takes changes just now: writes a key that nobody reads and that soon expires.
--
-- KEYS: the key
-- ARGV: how long it is kept, in ms
redis.call('SET', KEYS[1], '1', 'PX', ARGV[1])
return 'applied'
