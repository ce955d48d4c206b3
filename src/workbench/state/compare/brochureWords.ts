import type { Payment } from '../../../contract/plans.ts'
import { formatPayment as formatWithServices } from '../../cells/formatPayment.ts'
import { formatNumber } from '../../cells/numbers.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { isId, type FindName } from './ids.ts'

const isNumber = (value: unknown) => typeof value === 'number'
const isBoolean = (value: unknown) => typeof value === 'boolean'

/** The properties of a payment, and whether a value is one of theirs. */
const paymentProperties = new Map<string, (value: unknown) => boolean>([
  ['deductible', isBoolean],
  ['priceUntilDeductible', isNumber],
  ['copay', isNumber],
  ['copayDays', isNumber],
  ['copayWaivedWith', isId],
  ['coinsurance', isNumber],
  ['coinsuranceMinimum', isNumber],
  ['coinsuranceMaximum', isNumber],
  ['firstUses', isFirstUses],
  ['visitLimit', isNumber],
  ['notCovered', isBoolean],
])

/** Whether a value can be written in the words of brochures, without losing any property. */
export function isPayment(value: unknown): value is Payment {
  return (
    isRecord(value) &&
    Object.entries(value).every(([name, part]) => paymentProperties.get(name)?.(part) ?? false)
  )
}

/** A payment in the words of brochures, such as "deductible, then 20%". */
export function formatPayment(payment: Payment, findName: FindName): string {
  const { copayWaivedWith: id } = payment
  return formatWithServices(payment, id === undefined ? [] : [{ id, name: findName('services', id) }])
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
  if (!Object.entries(uses).every(([name, count]) => Object.hasOwn(persons, name) && isNumber(count)))
    return null
  const parts = Object.entries(persons).flatMap(([name, person]) =>
    uses[name] ? [`${formatNumber(uses[name] as number)} ${person}`] : [],
  )
  return parts.join(', ')
}

function isFirstUses(value: unknown) {
  return (
    isRecord(value) &&
    isNumber(value.count) &&
    Object.entries(value).every(([name, part]) => name === 'count' || (name === 'copay' && isNumber(part)))
  )
}
