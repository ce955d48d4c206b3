import type { WidgetProps } from '@rjsf/utils'
import { displayValue } from './displayValue.ts'
import { DraftInput } from './DraftInput.tsx'
import './ColorWidget.css'

const color = /^#[0-9a-f]{6}$/i

/** A color as # and six digits, with the browser's color picker. */
export function ColorWidget({ id, value, label, placeholder, onChange }: WidgetProps) {
  const text = displayValue(value)
  const write = (written: unknown) => onChange(written, undefined, id)
  return (
    <div className="form-color">
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        value={color.test(text) ? text : '#ffffff'}
        data-empty={text === ''}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <DraftInput
        id={id}
        text={text}
        parse={(typed) => ({ kind: 'value', value: typed === '' ? undefined : typed, text: typed })}
        onWrite={write}
        placeholder={placeholder}
      />
    </div>
  )
}
