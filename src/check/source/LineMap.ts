import type { Position } from '../Diagnostic.ts'

/** Turns offsets of a text into lines and columns. Every kind of line end counts. */
export class LineMap {
  readonly #starts: number[]

  constructor(text: string) {
    this.#starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)]
  }

  positionOf(offset: number): Position {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.#starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { offset, line: low + 1, column: offset - this.#starts[low]! + 1 }
  }
}
