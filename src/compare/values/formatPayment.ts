import { isRecord } from '../../contract/isRecord.ts'
import type { Payment } from '../../contract/plans.ts'
import { paymentTerms, type PaymentTerm } from './paymentTerms.ts'
import { formatService, type NamedService } from './serviceNames.ts'

/** Whether a value is like a payment: of its properties, only the first uses contain others. */
export function isLikePayment(value: unknown): value is Payment {
  if (!isRecord(value)) return false
  const { firstUses, ...others } = value
  const values = [...Object.values(others), ...(isRecord(firstUses) ? Object.values(firstUses) : [firstUses])]
  return values.every((each) => typeof each !== 'object')
}

/**
 * A payment in the words of plan brochures, such as "deductible, then 20%". Every property is in the text, so that
 * `parsePayment` returns the same payment: also false, 0, and properties that have no effect.
 */
export function formatPayment(payment: Payment, services: readonly NamedService[] = []): string {
  const { copayWaivedWith, ...others } = payment
  if (payment.notCovered === true && Object.keys(payment).length === 1) return 'not covered'
  const write = (position: PaymentTerm['position']) =>
    paymentTerms.flatMap((term) => (term.position === position ? (term.write(others) ?? []) : []))
  const waiver =
    copayWaivedWith === undefined
      ? []
      : [
          `${payment.copay === undefined ? 'copay ' : ''}waived with ${formatService(copayWaivedWith, services)}`,
        ]
  return [...write('before'), write('step').join(', then '), ...write('after'), ...waiver].join(', ')
}
