import type { ContestantName } from './contestants.ts'
import type { Figures, MeasureName } from './measures.ts'
import { median } from './median.ts'

/** Every sample of every measure, by contestant. */
export class Samples {
  readonly #samples = new Map<string, number[]>()

  add(contestant: ContestantName, figures: Figures) {
    for (const [measure, figure] of Object.entries(figures)) {
      const key = `${contestant} ${measure}`
      this.#samples.set(key, [...(this.#samples.get(key) ?? []), figure])
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
