import ChevronDown from '~icons/lucide/chevron-down'
import { deepEquals, ID_KEY, type FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { formatPayment } from '../../cells/formatPayment.ts'
import { parsePayment } from '../../cells/parsePayment.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { DraftInput } from './DraftInput.tsx'
import { GuardedObjectField } from './GuardedObjectField.tsx'
import { useReferences, type Reference } from './References.ts'
import type { DraftResult } from './useDraft.ts'
import './PaymentField.css'

/** A payment in the words of a brochure, and its parts as fields under "More". */
export function PaymentField(props: FieldProps) {
  const { schema, formData, fieldPathId, onChange } = props
  const services = useReferences('services')
  const text = describePayment(formData, services)
  const [isOpen, setOpen] = useState(text === null)
  const id = fieldPathId[ID_KEY]
  return (
    <div className="form-payment">
      <div className="form-payment-line">
        <div>
          <DraftInput
            id={id}
            text={text ?? ''}
            parse={(typed) => parse(typed, services)}
            onWrite={(payment) => onChange(payment, fieldPathId.path, undefined, id)}
            placeholder="deductible, then 20%"
          />
        </div>
        <ToolbarButton
          aria-label={`${isOpen ? 'Less' : 'More…'} of ${schema.title}`}
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
      {isOpen && <GuardedObjectField {...props} />}
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
    return parsed.kind === 'value' && deepEquals(parsed.value, payment) ? text : null
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
