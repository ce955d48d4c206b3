import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { grammarFor } from '../../../src/calculator/texts/grammarFor.ts'
import { shellTexts, type ShellTexts } from '../../../src/calculator/texts/shellTexts.ts'
import { stepTexts } from '../../../src/calculator/texts/stepTexts.ts'

describe('a language', () => {
  it('does not compile without every entry, or with other parameters', () => {
    const { tryAgain: _, ...incomplete } = shellTexts
    // @ts-expect-error: tryAgain is missing
    const missing: ShellTexts = incomplete
    // @ts-expect-error: copyright receives a year
    const wrong: ShellTexts = { ...shellTexts, copyright: ({ years }: { years: string }) => years }
    expect([missing, wrong]).toHaveLength(2)
  })

  it.each([
    ['en-US', 1, '1 child'],
    ['en-US', 2, '2 children'],
    ['en-US', 0, '0 children'],
    ['fr-FR', 0, '0 child'],
  ])('has the plurals of %s: for %d, "%s"', (locale, count, phrase) => {
    const { plural } = grammarFor(locale)
    expect(plural(count, { one: `${count} child`, other: `${count} children` })).toBe(phrase)
  })

  it.each([
    ['en-US', 'you, your spouse, and 1 child'],
    ['es-US', 'you, your spouse y 1 child'],
  ])('joins lists as %s does', (locale, phrase) => {
    expect(grammarFor(locale).list(['you', 'your spouse', '1 child'])).toBe(phrase)
  })
})

describe("the guide for QA quotes the calculator's text", () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../fixtures/README.md'), 'utf8').replace(
    /\s+/g,
    ' ',
  )
  const { notAvailable } = shellTexts

  it.each(
    Object.entries({ ...stepTexts.failure, notAvailable: notAvailable.heading, advice: notAvailable.advice }),
  )('%s', (_, sentence) => expect(guide).toContain(`"${sentence}"`))
})
