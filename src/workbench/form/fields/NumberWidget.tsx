import { getUiOptions, type WidgetProps } from '@rjsf/utils'
import { parseMoney, parseInteger, parseNumber, parsePercent } from '../../cells/numbers.ts'
import type { FieldOptions } from '../schema/FormDefinition.ts'
import { displayValue } from './displayValue.ts'
import { DraftInput } from './DraftInput.tsx'
import type { DraftResult } from './useDraft.ts'

const unlimited = { minimum: -Infinity, maximum: Infinity }

/** A number with its unit: $1,250.50 or 1250.5 are the same. */
export function NumberWidget({ id, value, schema, uiSchema, onChange }: WidgetProps) {
  const { prefix, suffix, placeholder } = getUiOptions(uiSchema) as FieldOptions & { placeholder?: string }
  const isInteger = schema.type === 'integer'
  return (
    <DraftInput
      id={id}
      text={typeof value === 'number' ? format(value, isInteger) : displayValue(value)}
      parse={(text) => parse(text, { isMoney: prefix === '$', isPercent: suffix === '%', isInteger })}
      onWrite={(written) => onChange(written, undefined, id)}
      placeholder={placeholder}
      prefix={prefix}
      suffix={suffix}
      isNumber
    />
  )
}

interface NumberKind {
  isMoney: boolean
  isPercent: boolean
  isInteger: boolean
}

/** Values outside the schema's limits are written, because the check explains them. */
function parse(text: string, { isMoney, isPercent, isInteger }: NumberKind): DraftResult {
  const parseAs = isMoney ? parseMoney : isPercent ? parsePercent : isInteger ? parseInteger : parseNumber
  const parsed = parseAs(text, unlimited)
  if (parsed.kind === 'problem') return parsed
  return parsed.kind === 'empty'
    ? { kind: 'value', value: undefined, text: '' }
    : { kind: 'value', value: parsed.value, text: format(parsed.value, isInteger) }
}

/** Years and other whole numbers have no thousands separators. */
function format(value: number, isInteger: boolean) {
  return isInteger ? String(value) : formatter.format(value)
}

const formatter = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 })
