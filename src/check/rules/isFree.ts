import type { Payment } from '../../contract/plans.ts'

/** Whether the member never pays anything. */
export function isFree({
  deductible = false,
  copay = 0,
  coinsurance = 0,
  coinsuranceMaximum,
}: Payment): boolean {
  return !deductible && copay === 0 && (coinsurance === 0 || coinsuranceMaximum === 0)
}
