import {
  formatNumber,
  parseInteger,
  parseMoney,
  parseNumber,
  parsePercent,
} from '../../../compare/values/numbers.ts'
import { paymentFormat } from '../../tables/payments.ts'
import { listOf } from '../../tables/readDocument.ts'
import { useFormYear } from '../FormYear.tsx'
import type { FormField } from '../../../compare/form/createForm.ts'
import { DraftInput, type DraftResult } from './DraftInput.tsx'
import type { InputProps } from './InputProps.ts'
import { displayValue } from './OtherValue.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TranslatedText } from './TranslatedText.tsx'

/** One or several lines of text, or those of each language next to each other. */
export function TextInput({ value, ...props }: InputProps) {
  const { languages } = useFormYear()
  const Input = props.field.isTranslatable && languages.length > 1 ? TranslatedText : DraftInput
  return <Input {...props} text={displayValue(value)} parse={parseText} />
}

/** A color as # and six digits, with the browser's color picker. */
export function ColorInput({ value, ...props }: InputProps) {
  const text = displayValue(value)
  return (
    <div className="form-color">
      <input
        type="color"
        aria-label={`Pick: ${props.field.title}`}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#ffffff'}
        data-empty={text === ''}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
      <DraftInput {...props} text={text} parse={parseText} />
    </div>
  )
}

/** A number with its unit: $1,250.50 or 1250.5 are the same. */
export function NumberInput({ value, ...props }: InputProps) {
  const { field } = props
  return (
    <DraftInput
      {...props}
      text={typeof value === 'number' ? format(value, field) : displayValue(value)}
      parse={(text) => parse(text, field)}
    />
  )
}

/** A payment in the words of the grid. */
export function PaymentInput({ value, ...props }: InputProps) {
  const { values } = useFormYear()
  const { format: formatValue, parse: parseValue } = paymentFormat(listOf(values['plans.json'], 'services'))
  const textOf = (payment: unknown) => (payment === undefined ? '' : formatValue(payment))
  const parsePayment = (text: string): DraftResult => {
    const parsed = parseValue(text)
    if (parsed.kind === 'failure') return parsed
    const payment = parsed.kind === 'value' ? parsed.value : undefined
    return { kind: 'value', value: payment, text: textOf(payment) }
  }
  return <DraftInput {...props} text={textOf(value)} parse={parsePayment} />
}

/** A boolean. */
export function SwitchInput({ field, value, attributes, onChange }: InputProps) {
  const isOn = typeof value === 'boolean' ? value : field.isOnByDefault === true
  return <Switch label={field.title} isOn={isOn} onChange={onChange} {...attributes} />
}

/** Without a text there is no value: an optional property is left out, and the check reports a required one. */
function parseText(text: string): DraftResult {
  return { kind: 'value', value: text === '' ? undefined : text, text }
}

/** Values outside the schema's limits are written, because the check explains them. */
function parse(text: string, field: FormField): DraftResult {
  const { isMoney, suffix, isInteger } = field
  const parseAs = isMoney
    ? parseMoney
    : suffix === '%'
      ? parsePercent
      : isInteger
        ? parseInteger
        : parseNumber
  const parsed = parseAs(text, { minimum: -Infinity, maximum: Infinity })
  if (parsed.kind === 'failure') return parsed
  return parsed.kind === 'empty'
    ? { kind: 'value', value: undefined, text: '' }
    : { kind: 'value', value: parsed.value, text: format(parsed.value, field) }
}

/** Years and other whole numbers have no thousands separators. */
function format(value: number, { isInteger }: FormField) {
  return isInteger ? String(value) : formatNumber(value)
}
