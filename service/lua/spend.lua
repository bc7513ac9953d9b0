-- Spends from what a caller may use in a window, or gives back what was not needed (a negative cost).
--
-- KEYS: spent (string: the moment at which all that was spent is free again)
-- ARGV: cost, room, now; all in microseconds
--
-- Answers how far that moment lies ahead. Beyond `room` nothing was spent: it is where the moment would have been.
-- The key expires at that moment. Sent twice, because the connection broke, it spends twice: too little is given then,
-- never too much.
local cost, room, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])

local free = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now) + cost
local ahead = free - now
if ahead > room then
  return ahead
end
if ahead <= 0 then
  redis.call('DEL', KEYS[1])
  return 0
end
redis.call('SET', KEYS[1], string.format('%.0f', free), 'PX', string.format('%.0f', math.ceil(ahead / 1000)))
return ahead
