import { median } from '../../median.ts'

type Work = () => unknown

/** Microseconds: long beside the clock's resolution, short beside what disturbs a machine. */
const batchLength = 5000
const warmUpLength = 150_000

/**
 * What each work takes of a processor, in microseconds: the median of rounds in which they take turns, each begun
 * by another. It is this process's own time, in which nobody else's work counts.
 */
export function microseconds(works: Work[], rounds: number): number[] {
  const contestants = works.map((work) => ({ work, calls: callsOf(work), samples: [] as number[] }))
  for (let round = 0; round < rounds; round++)
    for (const [index] of contestants.entries()) {
      const { work, calls, samples } = contestants[(index + round) % contestants.length]!
      samples.push(timeOf(work, calls) / calls)
    }
  return contestants.map(({ samples }) => median(samples)!)
}

/** Warms a work up, and finds how many calls of it make a batch. */
function callsOf(work: Work) {
  let calls = 0
  const start = process.cpuUsage()
  while (spentSince(start) < warmUpLength || calls < 20) {
    work()
    calls++
  }
  return Math.max(1, Math.round((calls * batchLength) / spentSince(start)))
}

function timeOf(work: Work, calls: number) {
  const start = process.cpuUsage()
  for (let call = 0; call < calls; call++) work()
  return spentSince(start)
}

function spentSince(start: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(start)
  return user + system
}
