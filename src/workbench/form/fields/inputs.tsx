import {
  formatNumber,
  parseFailure,
  parseInteger,
  parseMoney,
  parseNumber,
  parsePercent,
  value as parsedValue,
} from '../../../compare/values/numbers.ts'
import { completeAddress } from '../../../contract/clientLink.ts'
import { formatRaw, type CellFormat } from '../../cells/formats.ts'
import { isNamedService, paymentFormat } from '../../tables/payments.ts'
import { listOf } from '../../tables/readDocument.ts'
import { useFormYear } from '../FormYear.tsx'
import type { FormField } from '../../../compare/form/createForm.ts'
import { DraftInput } from './DraftInput.tsx'
import type { InputProps } from './InputProps.ts'
import { displayValue } from './OtherValue.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TranslatedText } from './TranslatedText.tsx'

/** One or several lines of text, or those of each language next to each other. */
export function TextInput({ value, ...props }: InputProps) {
  const { languages } = useFormYear()
  const Input = props.field.isTranslatable && languages.length > 1 ? TranslatedText : DraftInput
  const { isAddress, isHttps } = props.field
  const format = isHttps ? httpsAddress : isAddress ? webAddress : plainText
  return <Input {...props} text={displayValue(value)} format={format} />
}

/** A number with its unit: $1,250.50 or 1250.5 are the same. */
export function NumberInput({ value, ...props }: InputProps) {
  const format = numberFormat(props.field)
  return (
    <DraftInput
      {...props}
      text={typeof value === 'number' ? format.format(value) : displayValue(value)}
      format={format}
    />
  )
}

/** A payment in the words of the grid. */
export function PaymentInput({ value, ...props }: InputProps) {
  const { values } = useFormYear()
  const format = paymentFormat(listOf(values['plans.json'], 'services').filter(isNamedService))
  return <DraftInput {...props} text={value === undefined ? '' : format.format(value)} format={format} />
}

/** A boolean. */
export function SwitchInput({ field, value, attributes, onChange }: InputProps) {
  const isOn = typeof value === 'boolean' ? value : field.isOnByDefault === true
  return <Switch label={field.title} isOn={isOn} onChange={onChange} {...attributes} />
}

/** Without a text there is no value: an optional property is left out, and the check reports a required one. */
export const plainText: CellFormat = {
  kind: 'text',
  format: formatRaw,
  parse: (text) => (text === '' ? { kind: 'empty' } : parsedValue(text)),
}

const webAddress: CellFormat = {
  ...plainText,
  parse: (text) => plainText.parse(completeAddress(text.trim())),
}

const insecure = /^http:\/\//i

const httpsAddress: CellFormat = {
  ...webAddress,
  parse: (text) =>
    insecure.test(text.trim())
      ? parseFailure('The address must start with https://, so that employees’ browsers open it safely.')
      : webAddress.parse(text),
  findNearest: (text) => text.trim().replace(insecure, 'https://'),
}

const anyNumber = { minimum: -Infinity, maximum: Infinity }

/** Values outside the schema's limits are written, because the check explains them. */
function numberFormat({ isMoney, suffix, isInteger }: FormField): CellFormat {
  const parse = isMoney ? parseMoney : suffix === '%' ? parsePercent : isInteger ? parseInteger : parseNumber
  return {
    kind: isMoney ? 'money' : 'number',
    parse: (text) => parse(text, anyNumber),
    // Years and other whole numbers have no thousands separators.
    format: (number) => (isInteger ? String(number) : formatNumber(number as number)),
  }
}
