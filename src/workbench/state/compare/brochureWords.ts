import { isRecord } from '../../../contract/isRecord.ts'
import type { Payment } from '../../../contract/plans.ts'
import { formatPayment } from '../../cells/formatPayment.ts'
import { formatNumber } from '../../cells/numbers.ts'
import { isId, type FindName } from './ids.ts'

/** The types of a payment's properties. The first uses and the service are checked on their own. */
const paymentTypes: Record<string, string> = {
  deductible: 'boolean',
  priceUntilDeductible: 'number',
  copay: 'number',
  copayDays: 'number',
  coinsurance: 'number',
  coinsuranceMinimum: 'number',
  coinsuranceMaximum: 'number',
  visitLimit: 'number',
  notCovered: 'boolean',
}

function isPayment(value: unknown): value is Payment {
  if (!isRecord(value)) return false
  const { copayWaivedWith, firstUses, ...others } = value
  return (
    (copayWaivedWith === undefined || isId(copayWaivedWith)) &&
    (firstUses === undefined || isFirstUses(firstUses)) &&
    Object.entries(others).every(([name, part]) => typeof part === paymentTypes[name])
  )
}

function isFirstUses(value: unknown) {
  return (
    isRecord(value) &&
    typeof value.count === 'number' &&
    Object.entries(value).every(([name, part]) => /^(?:count|copay)$/.test(name) && typeof part === 'number')
  )
}

/** A payment such as "deductible, then 20%"; null if the value has anything that these words would lose. */
export function describePayment(payment: unknown, findName: FindName): string | null {
  if (!isPayment(payment)) return null
  const { copayWaivedWith: id } = payment
  return formatPayment(payment, id === undefined ? [] : [{ id, name: findName('services', id) }])
}

/** In the order in which brochures name persons. */
const persons = {
  perAdult: 'per adult',
  perChild: 'per child',
  bySubscriber: 'by the employee',
  bySpouse: 'by the spouse',
  byOneChild: 'by one child',
}

/** A scenario's uses of a service, such as "3 per adult, 2 per child"; empty without uses, null if the row has anything else. */
export function formatUses({ service: _, ...uses }: Record<string, unknown>): string | null {
  if (!Object.entries(uses).every(([name, count]) => name in persons && typeof count === 'number'))
    return null
  const parts = Object.entries(persons).flatMap(([name, person]) =>
    uses[name] ? [`${formatNumber(uses[name] as number)} ${person}`] : [],
  )
  return parts.join(', ')
}
