import type { ContestantName } from './contestants.ts'
import type { Measurements, MeasureName } from './measures.ts'
import { median } from './median.ts'

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
