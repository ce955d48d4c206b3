import { lazyFormat } from '../calculator/rules/lazyFormat.ts'

const change = lazyFormat<number>(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
)

/** A relative change, such as "+2.4%" or "−10%". */
export function formatPercentChange(relative: number): string {
  return change.format(relative).replace('-', '−')
}
