import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  backgroundsOfAccent,
  contrast,
  isColor,
  pageColors,
  readableShade,
  textContrast,
  textsOnTint,
  usableColors,
} from '../../src/contract/colors.ts'

const tokens = readFileSync('src/calculator/styles/tokens.css', 'utf8')

it.each(Object.entries(pageColors))('knows the light value of the token %s', (name, color) => {
  const [light] = tokens.split('prefers-color-scheme: dark')
  expect(light).toContain(`--${name}: ${color};`)
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    // Published examples: https://webaim.org/resources/contrastchecker
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#0000FF', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  })
})

describe('the usable colors', () => {
  it.each([
    ['a dark accent and a light tint', { accent: '#1d4ed8', tint: '#e3ecff' }, {}],
    ["the page's own colors", { accent: pageColors.accent, tint: pageColors.tint }, {}],
    ['nothing', {}, { accent: null, tint: null }],
    ['null', { accent: null, tint: null }, {}],
    ['an accent that is too light on white', { accent: '#7dd3fc' }, { accent: null, tint: null }],
    ['an accent that is readable on white only', { accent: '#767676' }, { accent: null, tint: null }],
    ['an accent too light on it', { accent: '#60656b', tint: '#dddddd' }, { accent: null, tint: '#dddddd' }],
    ['a tint too dark for text', { accent: '#1d4ed8', tint: '#60a5fa' }, { accent: '#1d4ed8', tint: null }],
    ['a name instead of a color', { accent: 'navy', tint: '#fff' }, { accent: null, tint: null }],
  ])('of %s', (_, colors, expected) => {
    expect(usableColors(colors)).toEqual({ accent: null, tint: null, ...colors, ...expected })
  })

  const colors = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((color) => `#${color.toString(16).padStart(6, '0')}`)

  it('are readable wherever they are used', () => {
    fc.assert(
      fc.property(fc.record({ accent: colors, tint: colors }), (both) => {
        const { accent, tint } = usableColors(both)
        if (tint)
          for (const text of textsOnTint) expect(contrast(text, tint)).toBeGreaterThanOrEqual(textContrast)
        if (accent)
          for (const background of backgroundsOfAccent(accent, tint))
            expect(contrast(accent, background)).toBeGreaterThanOrEqual(textContrast)
      }),
    )
  })

  it('have a shade that is readable instead of any other color, and fits the other color or its shade', () => {
    fc.assert(
      fc.property(fc.record({ accent: colors, tint: colors }), (both) => {
        const usable = usableColors(both)
        const shades = { accent: readableShade('accent', both), tint: readableShade('tint', both) }
        for (const name of ['accent', 'tint'] as const) {
          const changed = { ...both, [name]: shades[name] }
          expect(usableColors(changed)[name]).toBe(changed[name])
        }
        const accepted = { accent: usable.accent ?? shades.accent, tint: usable.tint ?? shades.tint }
        expect(usableColors(accepted)).toEqual(accepted)
      }),
    )
  })

  it('have shades that fit each other for two colors without enough contrast', () => {
    const both = { accent: '#228b22', tint: '#60a5fa' }
    const shades = { accent: readableShade('accent', both), tint: readableShade('tint', both) }
    expect(shades).toEqual({ accent: '#196719', tint: '#b6d6fd' })
    expect(readableShade('tint', { ...both, accent: '#1e7a1e' })).not.toBe(shades.tint)
  })

  it.each([
    ['accent', '#228b22', '#1e7a1e'],
    ['accent', '#1d4ed8', '#1d4ed8'],
    ['tint', '#60a5fa', '#b6d6fd'],
  ] as const)('have a readable shade of the same hue for %s %s: %s', (name, color, shade) => {
    expect(readableShade(name, { [name]: color })).toBe(shade)
  })

  it('are colors for any texts', () => {
    fc.assert(
      fc.property(fc.record({ accent: fc.string(), tint: fc.string() }), (both) => {
        for (const color of Object.values(usableColors(both)))
          expect(color === null || isColor(color)).toBe(true)
      }),
    )
  })
})
