import type { ContestantName } from './contestants.ts'
import type { Measurements, MeasureName } from './measures.ts'

/** All samples, by contestant and measure. */
export class Samples {
  readonly #samples = new Map<string, number[]>()

  add(contestant: ContestantName, measurements: Measurements) {
    for (const [measure, value] of Object.entries(measurements)) {
      const key = `${contestant} ${measure}`
      this.#samples.set(key, [...(this.#samples.get(key) ?? []), value])
    }
  }

  toJSON() {
    return Object.fromEntries(this.#samples)
  }

  /** Whether any contestant has a sample of the measure. */
  has(measure: MeasureName) {
    return [...this.#samples.keys()].some((key) => key.endsWith(` ${measure}`))
  }

  median(contestant: ContestantName, measure: MeasureName) {
    return median(this.#samples.get(`${contestant} ${measure}`) ?? [])
  }
}

/** Undefined for an empty list. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
