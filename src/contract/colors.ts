import type { Client } from './generated/instance.d.ts'

export type Colors = NonNullable<Client['colors']>

export type ColorName = 'accent' | 'tint'

/** The colors of the light page that a client's colors meet: the values of these tokens in tokens.css. */
export const pageColors = {
  paper: '#ffffff',
  'ink-soft': '#4b5b66',
  accent: '#0a665f',
  tint: '#dcefec',
} as const

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5

/** The part of the accent in a wash: the light background of what is selected. */
const washShare = 0.1

/**
 * The client's colors that are readable, each null if the client has none or if the page's own color takes its place.
 * Text of the page's own colors must be readable on the tint, and the accent on each of its backgrounds.
 */
export function usableColors(colors: Colors): Required<Colors> {
  const { accent, tint } = colors
  const usable = (name: ColorName) => contrastInUse(name, colors) >= textContrast
  return {
    accent: isColor(accent) && usable('accent') ? accent : null,
    tint: isColor(tint) && usable('tint') ? tint : null,
  }
}

/** The lowest contrast of a color with what it meets on the page; Infinity without a color. */
export function contrastInUse(name: ColorName, { accent, tint }: Colors): number {
  const color = name === 'accent' ? accent : tint
  if (!isColor(color)) return Infinity
  const others = name === 'tint' ? textsOnTint : backgroundsOfAccent(color, usableColors({ tint }).tint)
  return Math.min(...others.map((other) => contrast(color, other)))
}

/**
 * The shade of a color without enough contrast that is closest to it and has enough: a darker accent or a lighter tint.
 * It also fits the other color, and that one's shade if it has not enough contrast either.
 */
export function readableShade(name: ColorName, colors: Colors): string {
  const color = colors[name]!
  const usable = { accent: usableColors({ accent: colors.accent }).accent, tint: usableColors(colors).tint }
  const shadeOfTint = () => (isColor(colors.tint) ? readableShade('tint', { tint: colors.tint }) : null)
  const others: Colors[] = name === 'tint' ? [usable] : [usable, { tint: shadeOfTint() }]
  const end = name === 'accent' ? '#000000' : '#ffffff'
  for (let percent = 100; percent > 0; percent -= 2) {
    const shade = mix(color, end, percent / 100)
    if (others.every((other) => isReadable({ ...other, [name]: shade }))) return shade
  }
  return end
}

function isReadable(colors: Colors) {
  return Math.min(contrastInUse('accent', colors), contrastInUse('tint', colors)) >= textContrast
}

/** The text colors of the page that are on the tint. */
export const textsOnTint: readonly string[] = [pageColors['ink-soft'], pageColors.accent]

/** The backgrounds on which the accent is the color of text: paper, its own wash, and the tint. */
export function backgroundsOfAccent(accent: string, tint: string | null): [string, string, string] {
  return [pageColors.paper, mix(accent, pageColors.paper, washShare), tint ?? pageColors.tint]
}

/** The contrast ratio of two colors, from 1 to 21, in any order (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** Whether a text is # and six hexadecimal digits. */
export function isColor(text: string | null | undefined): text is string {
  return /^#[\da-f]{6}$/i.test(text ?? '')
}

/** Relative luminance (WCAG 2.2): 0 for black, 1 for white. */
function luminance(color: string): number {
  const [red, green, blue] = toChannels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Mixes two colors in sRGB, as color-mix() does. */
function mix(color: string, background: string, share: number): string {
  const backgroundChannels = toChannels(background)
  const channels = toChannels(color).map((channel, index) =>
    Math.round(channel * share + backgroundChannels[index]! * (1 - share)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Red, green, and blue, each from 0 to 255. */
function toChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
