import ChevronDown from '~icons/lucide/chevron-down'
import { useState } from 'react'
import { formatPayment } from '../../cells/formatPayment.ts'
import { parsePayment } from '../../cells/parsePayment.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { isEqual } from '../../state/compare/isEqual.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useFormYear, type Reference } from '../FormYear.tsx'
import { DraftInput, type DraftResult } from './DraftInput.tsx'
import type { InputProps } from './InputProps.ts'

/** A payment in the words of a brochure, and its parts as fields under "More". */
export function PaymentInput({ value, parts, ...props }: InputProps) {
  const { services } = useFormYear().references
  const text = describePayment(value, services)
  const [isOpen, setOpen] = useState(text === null)
  return (
    <div className="form-payment">
      <div className="form-payment-line">
        <div>
          <DraftInput
            {...props}
            text={text ?? ''}
            parse={(typed) => parse(typed, services)}
            placeholder="deductible, then 20%"
          />
        </div>
        <ToolbarButton
          aria-label={`${isOpen ? 'Less' : 'More…'} of ${props.field.title}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More…'}
          <ChevronDown aria-hidden data-flipped={isOpen} />
        </ToolbarButton>
      </div>
      {text === null && (
        <p className="form-note">This payment cannot be written as one line. Use the fields below.</p>
      )}
      {isOpen && parts}
    </div>
  )
}

/** The payment as text; null if no text means the same payment, because its values are of other types. */
function describePayment(payment: unknown, services: readonly Reference[]): string | null {
  if (payment === undefined) return ''
  if (!isRecord(payment)) return null
  try {
    const text = formatPayment(payment, services)
    const parsed = parsePayment(text, services)
    return parsed.kind === 'value' && isEqual(parsed.value, payment) ? text : null
  } catch {
    return null
  }
}

function parse(text: string, services: readonly Reference[]): DraftResult {
  const parsed = parsePayment(text, services)
  if (parsed.kind === 'problem') return parsed
  return parsed.kind === 'empty'
    ? { kind: 'problem', message: 'Write what the member pays, such as “deductible, then 20%”.' }
    : { kind: 'value', value: parsed.value, text: formatPayment(parsed.value, services) }
}
