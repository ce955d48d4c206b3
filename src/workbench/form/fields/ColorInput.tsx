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
  const toReadable = (color: string) => {
    const changed = { ...colors, [name]: color }
    return contrastInUse(name, changed) < textContrast ? readableShade(name, changed) : color
  }
  const shade = toReadable(text)
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
      <DraftInput {...props} text={text} format={colorFormat(toReadable)} />
      {shade !== text && (
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
  amber: '#ffbf00',
  bronze: '#cd7f32',
  burgundy: '#800020',
  charcoal: '#36454f',
  cobalt: '#0047ab',
  copper: '#b87333',
  cream: '#fffdd0',
  emerald: '#50c878',
  forest: 'forestgreen',
  graphite: '#41424c',
  hunter: '#355e3b',
  jade: '#00a86b',
  kelly: '#4cbb17',
  marigold: '#eaa221',
  mustard: '#e1ad01',
  navy: 'navy',
  ocean: '#006994',
  peach: 'peachpuff',
  pine: '#01796f',
  royal: 'royalblue',
  ruby: '#9b111e',
  rust: '#b7410e',
  sage: '#9caf88',
  sand: '#c2b280',
  sapphire: '#0f52ba',
  scarlet: '#ff2400',
  sky: 'skyblue',
  slate: 'slategray',
  steel: 'steelblue',
  taupe: '#8b7d6b',
  terracotta: '#e2725b',
  wine: '#722f37',
}

/** Also with the hue after the name, such as mustard yellow. CSS has its own meaning of some, such as slate blue. */
function nameInCss(compact: string) {
  if (CSS.supports('color', compact)) return compact
  return (
    otherColorNames[compact.replace(/(?<=.)(?:blue|brown|gr[ae]y|green|orange|red|white|yellow)$/, '')] ??
    compact
  )
}

/**
 * Names, a dark or light shade of them, and other notations of CSS become # and six digits. A name is no exact color, so
 * it means the nearest shade that is readable.
 */
const colorFormat = (
  toReadable: (color: string) => string,
): Pick<CellFormat, 'kind' | 'format' | 'parse'> => ({
  kind: 'text',
  format: String,
  parse: (text) => {
    const compact = text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '')
    if (compact === '') return { kind: 'empty' }
    const [, shade, base] = /^(dark|deep|light|pale)(.+)$/.exec(compact) ?? []
    const isDark = shade === 'dark' || shade === 'deep'
    const mixed = shade && `color-mix(in srgb, ${nameInCss(base!)} 70%, ${isDark ? 'black' : 'white'})`
    const found = [text, nameInCss(compact), mixed].map((each) => each && toHex(each)).find(Boolean)
    if (!found)
      return parseFailure(
        `“${text.trim()}” is not a color. Write a name such as forest green, or # and six digits such as #1d4ed8.`,
      )
    const readable = toReadable(found)
    return /[#(]/.test(text) || readable === found
      ? parsedValue(found)
      : parsedValue(
          readable,
          `“${text.trim()}” is hard to read here. A readable shade of it is written: ${readable}.`,
        )
  },
})

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
