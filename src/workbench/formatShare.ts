import { lazyFormat } from '../calculator/rules/lazyFormat.ts'

const whole = lazyFormat<number>(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 }),
)

/** A share from 0 to 1, such as "84%". */
export function formatShare(share: number): string {
  return whole.format(share)
}
