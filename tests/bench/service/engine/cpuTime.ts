import { median } from '../../median.ts'

type Task = () => unknown

/** Microseconds; long compared with the clock's resolution, short compared with interruptions. */
const batchDuration = 5000
const warmUpDuration = 150_000

/**
 * Measures the CPU time of each task in microseconds: the median of rounds. The tasks alternate, and a different one
 * starts each round. CPU time of this process excludes the load of other processes.
 */
export function measureCpuTime(tasks: Task[], rounds: number): number[] {
  const measured = tasks.map((task) => ({ task, calls: calibrate(task), samples: [] as number[] }))
  for (let round = 0; round < rounds; round++)
    for (const [index] of measured.entries()) {
      const { task, calls, samples } = measured[(index + round) % measured.length]!
      samples.push(timeBatch(task, calls) / calls)
    }
  return measured.map(({ samples }) => median(samples)!)
}

/** Warms up a task, and returns the number of calls per batch. */
function calibrate(task: Task) {
  let calls = 0
  const start = process.cpuUsage()
  while (elapsedSince(start) < warmUpDuration || calls < 20) {
    task()
    calls++
  }
  return Math.max(1, Math.round((calls * batchDuration) / elapsedSince(start)))
}

function timeBatch(task: Task, calls: number) {
  const start = process.cpuUsage()
  for (let call = 0; call < calls; call++) task()
  return elapsedSince(start)
}

function elapsedSince(start: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(start)
  return user + system
}
