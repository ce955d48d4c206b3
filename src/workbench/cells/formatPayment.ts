import type { Payment } from '../../contract/plans.ts'
import { formatMoney, formatPercent } from './numbers.ts'
import type { Id } from '../../contract/instance.ts'

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

export interface NamedService {
  id: Id
  name: string
  daysPerStay?: number
}

/** The name of a service, or its ID if the name is not unique or not known. */
export function formatService(id: Id, services: readonly NamedService[]): string {
  const name = services.find((service) => service.id === id)?.name ?? ''
  const texts = [name, String(id), JSON.stringify(id)]
  return texts.find((text) => findService(text, services) === id) ?? String(id)
}

/**
 * The ID of the service with a name or an ID; undefined if there is none, or more than one. 1 and "1" are different IDs,
 * so quotes can be needed.
 */
export function findService(text: string, services: readonly NamedService[]): Id | undefined {
  const normalized = normalize(text)
  if (normalized === '') return undefined
  return (
    findOnly(services, ({ name }) => normalize(name) === normalized) ??
    findOnly(services, ({ id }) => String(id) === text.trim()) ??
    findOnly(services, ({ id }) => JSON.stringify(id) === text.trim())
  )
}

function findOnly(services: readonly NamedService[], isMatch: (service: NamedService) => boolean) {
  const matches = services.filter(isMatch)
  return matches.length === 1 ? matches[0]!.id : undefined
}

function normalize(name: string) {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}
