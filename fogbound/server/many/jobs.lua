-- The queue that all processes share. Each call is one decision, and nothing comes between its parts.
--
-- This is weighted fair queueing, as fair_queue.py does it in one process: every owner has a mark on a line of used
-- time, and the owner whose next job would end first on that line is next. An owner has one job at a time. Work is
-- handed out: a process says how many places it has, and a job goes to the inbox of one with a free place.
--
-- KEYS    what the queue knows; the sealed orders
-- ARGV    the operation; what is the same for every call, and what this one is about, as msgpack; an order or answer

local always, about, sealed = cmsgpack.unpack(ARGV[2]), cmsgpack.unpack(ARGV[3]), ARGV[4]
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000

local packed = redis.call('GET', KEYS[1])
local queue = packed and cmsgpack.unpack(packed) or {line = 0, came = 0, owners = {}, jobs = {}, processes = {}}

local function tell(process, kind, id, attempt, content)
  local inbox = always.inbox .. process
  redis.call('RPUSH', inbox, kind .. ' ' .. id .. ' ' .. attempt .. ' ' .. content)
  redis.call('EXPIRE', inbox, 10)
end

local function next_number()
  queue.came = queue.came + 1
  return queue.came
end

local function is_heavy(job)
  return job.expected > always.heavy
end

-- How many places of each process are free, and how many heavy jobs may begin.
local function places()
  local free, total, heavy = {}, 0, 0
  for name, process in pairs(queue.processes) do
    free[name] = process.places
    total = total + process.places
  end
  for _, job in pairs(queue.jobs) do
    if job.taker then
      free[job.taker] = (free[job.taker] or 0) - 1
      heavy = heavy + (is_heavy(job) and 1 or 0)
    end
  end
  return free, math.max(1, total - always.spare) - heavy
end

-- The process with most room; the one that asks, if it has any, since it may know the game.
local function process_for(job, free)
  if (free[job.asker] or 0) > 0 then return job.asker end
  local best
  for name, count in pairs(free) do
    if count > 0 and (not best or count > free[best] or (count == free[best] and name < best)) then best = name end
  end
  return best
end

-- Of equals, who came first.
local function next_owner(heavy_places)
  local best, best_end
  for _, owner in pairs(queue.owners) do
    local job = not owner.running and queue.jobs[owner.waiting[1]]
    if job and (heavy_places > 0 or not is_heavy(job)) then
      local its_end = owner.mark + job.expected
      if not best or its_end < best_end or (its_end == best_end and owner.came < best.came) then
        best, best_end = owner, its_end
      end
    end
  end
  return best
end

local function hand_out()
  while true do
    local free, heavy_places = places()
    local owner = next_owner(heavy_places)
    local job = owner and queue.jobs[owner.waiting[1]]
    local process = job and process_for(job, free)
    if not process then return end
    owner.running = table.remove(owner.waiting, 1)
    queue.line = math.max(queue.line, owner.mark)
    job.taker, job.tries, job.lease = process, job.tries + 1, now + always.lease
    tell(process, 'job', owner.running, job.tries, redis.call('HGET', KEYS[2], owner.running) or '')
  end
end

-- Drop owners without a job who have had no more than the line says; all of them when nothing is left to do.
local function forget()
  local everyone = next(queue.jobs) == nil
  for name, owner in pairs(queue.owners) do
    if not owner.running and not owner.waiting[1] and (everyone or owner.mark <= queue.line) then
      queue.owners[name] = nil
    end
  end
end

local function delete(id)
  queue.jobs[id] = nil
  redis.call('HDEL', KEYS[2], id)
end

-- Nobody waits for a job any more. One that has begun keeps its place until it is done.
local function drop(id)
  local job = queue.jobs[id]
  if not job then return end
  if job.taker then
    job.asker = ''
    return
  end
  local waiting = queue.owners[job.owner].waiting
  for n, each in ipairs(waiting) do
    if each == id then table.remove(waiting, n) break end
  end
  delete(id)
end

-- Its taker is gone, or cannot do it. A job that nobody has managed to do is not tried for ever.
local function give_back(id)
  local job = queue.jobs[id]
  local owner = queue.owners[job.owner]
  job.taker, job.lease, owner.running = nil, nil, nil
  if job.tries < always.tries then
    table.insert(owner.waiting, 1, id)
    return
  end
  if job.asker ~= '' then tell(job.asker, 'lost', id, job.tries, '') end
  delete(id)
end

local function ids_where(true_of)
  local ids = {}
  for id, job in pairs(queue.jobs) do
    if true_of(job) then table.insert(ids, id) end
  end
  return ids
end

local function forget_process(name)
  queue.processes[name] = nil
  for _, id in ipairs(ids_where(function(job) return job.taker == name end)) do give_back(id) end
  for _, id in ipairs(ids_where(function(job) return job.asker == name end)) do drop(id) end
end

-- What nobody renews is over: processes, and jobs that a process does not know it has.
local function expire()
  for name, process in pairs(queue.processes) do
    if process.alive < now then forget_process(name) end
  end
  for _, id in ipairs(ids_where(function(job) return job.taker and job.lease < now end)) do give_back(id) end
end

local function is_taken_by(job)
  return job and job.taker == about.process and job.tries == about.attempt
end

local operations = {}

-- 1: it waits, or has begun. 0: too many wait. -1: we do not know who asks.
function operations.put()
  if about.asker ~= '' and not queue.processes[about.asker] then return -1 end
  if queue.jobs[about.id] then return 1 end
  if #ids_where(function(job) return not job.taker end) >= always.most then return 0 end
  local owner = queue.owners[about.owner] or {mark = queue.line, came = next_number(), waiting = {}}
  queue.owners[about.owner] = owner
  table.insert(owner.waiting, about.id)
  queue.jobs[about.id] = {
    owner = about.owner, expected = about.expected, asker = about.asker, tries = 0, came = next_number(),
    size = about.size, done = 0,
  }
  redis.call('HSET', KEYS[2], about.id, sealed)
  return 1
end

-- A process is alive, has these jobs and no longer wants those. How many of its own wait, and which are unknown here.
function operations.beat()
  queue.processes[about.process] = {places = about.places, alive = now + always.lease}
  for _, id in ipairs(about.taken) do
    local job = queue.jobs[id]
    if job and job.taker == about.process then job.lease = now + always.lease end
  end
  for _, id in ipairs(about.dropped) do drop(id) end
  local reply = {#ids_where(function(job) return job.asker == about.process and not job.taker end)}
  for _, id in ipairs(about.asked) do
    if not queue.jobs[id] then table.insert(reply, id) end
  end
  return reply
end

-- A job is done: its owner has used so many seconds. 0: it had been given to somebody else.
function operations.finish()
  local job = queue.jobs[about.id]
  if not is_taken_by(job) then return 0 end
  if job.asker ~= '' then tell(job.asker, 'answer', about.id, job.tries, sealed) end
  local owner = queue.owners[job.owner]
  owner.mark, owner.running = owner.mark + about.seconds, nil
  delete(about.id)
  return 1
end

function operations.give_back()
  if is_taken_by(queue.jobs[about.id]) then give_back(about.id) end
  return 1
end

function operations.leave()
  forget_process(about.process)
  return 1
end

function operations.report()
  local job = queue.jobs[about.id]
  if is_taken_by(job) then job.done = about.done end
  return 1
end

-- Whether it has begun, how much of it is done, of how much, and how many jobs came before it.
function operations.look()
  local job = queue.jobs[about.id]
  if not job then return {} end
  local ahead = #ids_where(function(other) return other.came < job.came end)
  return {job.taker and 1 or 0, job.done, job.size, ahead}
end

expire()
local reply = operations[ARGV[1]]()
hand_out()
forget()
redis.call('SET', KEYS[1], cmsgpack.pack(queue), 'EX', 3600)
redis.call('EXPIRE', KEYS[2], 3600)
return reply
