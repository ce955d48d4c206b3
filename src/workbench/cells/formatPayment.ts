import type { Payment } from '../../contract/plans.ts'
import { formatMoney } from './money.ts'
import { formatPercent } from './number.ts'
import { formatService, type NamedService } from './serviceReference.ts'

/**
 * A payment in the words of plan brochures, such as "deductible, then 20%". Every property is in the text, so that
 * `parsePayment` returns the same payment: also false, 0, and properties that have no effect.
 */
export function formatPayment(payment: Payment, services: readonly NamedService[] = []): string {
  if (payment.notCovered === true && Object.keys(payment).length === 1) return 'not covered'
  const steps = [...firstUses(payment), ...deductible(payment), ...amounts(payment)]
  return [
    ...(payment.notCovered === undefined ? [] : [payment.notCovered ? 'not covered' : 'covered']),
    steps.join(', then '),
    ...limits(payment),
    ...(payment.copayWaivedWith === undefined
      ? []
      : [`waived with ${formatService(payment.copayWaivedWith, services)}`]),
  ].join(', ')
}

function firstUses({ firstUses: first }: Payment) {
  if (!first) return []
  const price = first.copay === undefined ? 'free' : formatMoney(first.copay)
  return [first.count === 1 ? `first visit ${price}` : `first ${first.count} visits ${price}`]
}

function deductible({ deductible: isUnderDeductible, priceUntilDeductible: price }: Payment) {
  const priceUntil = price === undefined ? [] : [`${formatMoney(price)} until the deductible is met`]
  if (isUnderDeductible === false) return ['no deductible', ...priceUntil]
  if (isUnderDeductible) return price === undefined ? ['deductible'] : priceUntil
  return price === undefined ? [] : ['deductible left out', ...priceUntil]
}

function amounts({ copay, copayDays, coinsurance }: Payment) {
  if (copay === undefined && coinsurance === undefined) return ['no charge']
  return [
    ...(copay === undefined ? [] : [`${formatMoney(copay)}${perDay(copayDays)}`]),
    ...(coinsurance === undefined ? [] : [formatPercent(coinsurance)]),
  ]
}

function perDay(copayDays: number | undefined) {
  if (copayDays === undefined) return ''
  return copayDays === 1 ? ' per stay' : ` per day, up to ${copayDays} days`
}

function limits(payment: Payment) {
  const { copay, copayDays, coinsurance, coinsuranceMinimum, coinsuranceMaximum, visitLimit } = payment
  // Without the amount that it limits, a limit says what it would apply to.
  const owner = coinsurance === undefined ? 'coinsurance ' : ''
  return [
    ...(copay === undefined && copayDays !== undefined ? [`copays on up to ${copayDays} days`] : []),
    ...(coinsuranceMinimum === undefined ? [] : [`${owner}at least ${formatMoney(coinsuranceMinimum)}`]),
    ...(coinsuranceMaximum === undefined ? [] : [`${owner}at most ${formatMoney(coinsuranceMaximum)}`]),
    ...(visitLimit === undefined ? [] : [`up to ${visitLimit} visits`]),
  ]
}
