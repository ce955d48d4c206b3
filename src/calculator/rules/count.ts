import { lazyFormat } from './lazyFormat.ts'

const whole = lazyFormat<number>(() => new Intl.NumberFormat('en-US'))

/** How many, with commas between the thousands. */
export function count(number: number) {
  return whole.format(number)
}
