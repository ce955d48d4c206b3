import type { Payment } from '../../../contract/plans.ts'
import { formatPayment as formatWithServices } from '../../cells/formatPayment.ts'
import { isRecord } from '../../isRecord.ts'
import { isId } from './ids.ts'
import type { FindName } from './createNames.ts'

const isNumber = (value: unknown) => typeof value === 'number'
const isBoolean = (value: unknown) => typeof value === 'boolean'

/** The properties of a payment, and whether a value is one of theirs. */
const properties = new Map<string, (value: unknown) => boolean>([
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
    isRecord(value) && Object.entries(value).every(([name, part]) => properties.get(name)?.(part) ?? false)
  )
}

/** A payment in the words of brochures, such as "deductible, then 20%". */
export function formatPayment(payment: Payment, findName: FindName): string {
  const { copayWaivedWith: id } = payment
  return formatWithServices(payment, id === undefined ? [] : [{ id, name: findName('services', id) }])
}

function isFirstUses(value: unknown) {
  return (
    isRecord(value) &&
    isNumber(value.count) &&
    Object.entries(value).every(([name, part]) => name === 'count' || (name === 'copay' && isNumber(part)))
  )
}
