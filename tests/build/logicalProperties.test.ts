import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../src/calculator')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
)

describe('the style sheets of the calculator, for right-to-left languages', () => {
  it.each(files)('%s has no declarations that are left or right in every language', (file) => {
    const css = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const declarations = [...css.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^{};]+)(?=;)/g)]
    expect(declarations.filter(([, name, value]) => isPhysical(name!, value!)).map(([text]) => text)).toEqual(
      [],
    )
  })

  it.each([
    ['margin-left', 'auto'],
    ['text-align', 'right'],
    ['padding', '0 1rem 0 2rem'],
    ['background', 'linear-gradient(to right, red, blue)'],
    ['rotate', '-90deg'],
  ])('finds %s: %s', (name, value) => {
    expect(isPhysical(name, value)).toBe(true)
  })

  it.each([
    ['margin-inline-start', 'auto'],
    ['padding', '0 calc(1rem + 2px) 1rem calc(1rem + 2px)'],
    ['text-align', 'start'],
    ['translate', 'calc(var(--forward) * -50%) -50%'],
    ['transition', 'translate var(--fast)'],
  ])('allows %s: %s', (name, value) => {
    expect(isPhysical(name, value)).toBe(false)
  })
})

/** Rotations that look the same in a mirror, of what is rotated in this application. */
const symmetrical = new Set(['0deg', '45deg', '180deg'])

function isPhysical(name: string, value: string) {
  // Splits at spaces outside parentheses.
  const values = value
    .trim()
    .replaceAll(/var\(([\w-]+)\)/g, '$1')
    .split(/\s+(?![^(]*\))/)
  if (/(^|-)(left|right)(-|$)/.test(name) || /\bto (left|right)\b/.test(value)) return true
  if (['float', 'clear', 'text-align'].includes(name)) return /left|right/.test(value)
  if (name === 'translate') return !/^(0|none)$|--forward/.test(values[0]!)
  if (name === 'rotate') return !value.includes('--forward') && !symmetrical.has(value)
  if (name === 'border-radius') return values.length > 1
  if (['margin', 'padding', 'inset'].includes(name)) return values.length === 4 && values[1] !== values[3]
  return false
}
