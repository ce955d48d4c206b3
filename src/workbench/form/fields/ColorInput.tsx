import { useRef } from 'react'
import { formatRatio } from '../../../check/rules/brandRules.ts'
import {
  contrastInUse,
  readableShade,
  textContrast,
  type ColorName,
  type Colors,
} from '../../../contract/colors.ts'
import { parseFailure, value as parsedValue } from '../../../compare/values/numbers.ts'
import { parentPointer, valueAt } from '../../../contract/pointer.ts'
import type { CellFormat } from '../../cells/formats.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useFormYear } from '../FormYear.tsx'
import { DraftInput } from './DraftInput.tsx'
import type { InputProps } from './InputProps.ts'
import { displayValue } from './OtherValue.tsx'

/** A color, with the browser's color picker, and a shade that is readable if the color is not. */
export function ColorInput({ value, ...props }: InputProps) {
  const { values } = useFormYear()
  const text = displayValue(value)
  const name = props.field.name as ColorName
  const colors = (valueAt(values[props.file], parentPointer(props.pointer)) ?? {}) as Colors
  const shade = contrastInUse(name, colors) < textContrast ? readableShade(name, colors) : null
  const input = useRef<HTMLDivElement>(null)
  return (
    <div className="form-color" ref={input}>
      <input
        type="color"
        aria-label={`Pick: ${props.field.title}`}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#ffffff'}
        data-empty={text === ''}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
      <DraftInput {...props} text={text} format={colorFormat} />
      {shade !== null && (
        <ToolbarButton
          onClick={() => {
            // The button goes away.
            input.current?.querySelector<HTMLElement>('[type="text"]')?.focus()
            props.onChange(shade)
          }}
        >
          <span className="form-swatch" style={{ background: shade }} />
          Use {shade}, contrast {formatRatio(contrastInUse(name, { ...colors, [name]: shade }))}
        </ToolbarButton>
      )}
    </div>
  )
}

/** Names that brochures use and CSS does not have. */
const otherColorNames: Record<string, string> = {
  burgundy: '#800020',
  charcoal: '#36454f',
  emerald: '#50c878',
  navyblue: 'navy',
}

/** Names, other notations of CSS, and a dark or light shade of them become # and six digits. */
const colorFormat: Pick<CellFormat, 'kind' | 'format' | 'parse'> = {
  kind: 'text',
  format: String,
  parse: (text) => {
    const compact = text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '')
    if (compact === '') return { kind: 'empty' }
    const [, shade, base] = /^(dark|light)(.+)$/.exec(compact) ?? []
    const named = (name: string) => otherColorNames[name] ?? name
    const mixed = shade && `color-mix(in srgb, ${named(base!)} 70%, ${shade === 'dark' ? 'black' : 'white'})`
    const found = [text, named(compact), mixed].map((each) => each && toHex(each)).find(Boolean)
    return found
      ? parsedValue(found)
      : parseFailure(
          `“${text.trim()}” is not a color. Write a name such as forest green, or # and six digits such as #1d4ed8.`,
        )
  },
}

/** Null for a text that is no opaque color for the browser. */
function toHex(color: string): string | null {
  const context = document.createElement('canvas').getContext('2d')
  if (!context || !CSS.supports('color', color)) return null
  // Stays if the color has no meaning here.
  context.fillStyle = 'transparent'
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue, opacity] = context.getImageData(0, 0, 1, 1).data
  const channels = [red!, green!, blue!].map((channel) => channel.toString(16).padStart(2, '0'))
  return opacity === 255 ? `#${channels.join('')}` : null
}
