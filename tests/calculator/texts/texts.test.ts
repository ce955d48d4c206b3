import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shell } from '../../../src/calculator/texts/en/shell.ts'
import { createTexts, type Translation } from '../../../src/calculator/texts/messages.ts'
import { shellTexts } from '../../../src/calculator/texts/shellTexts.ts'
import { stepTexts } from '../../../src/calculator/texts/stepTexts.ts'

const writing = { locale: 'en-US', direction: 'ltr' } as const

describe('a language', () => {
  it('does not compile without every entry', () => {
    const { tryAgain: _, ...incomplete } = shell
    // @ts-expect-error: tryAgain is missing
    const missing: Translation<typeof shell> = incomplete
    expect(missing).toBeDefined()
  })

  it.each([
    ['{name}: {nome}', 'Ann: {nome}'],
    ['{constructor} {__proto__}', '{constructor} {__proto__}'],
    [['{name}'], 'Hello Ann'],
    [null, 'Hello Ann'],
  ])('from a client is shown as far as its texts fit: %j', (text, expected) => {
    const english = { greeting: 'Hello {name}' } as const
    const { greeting } = createTexts(english, { greeting: text }, { locale: 'fr', direction: 'ltr' })
    expect(greeting({ name: 'Ann' })).toBe(expected)
  })

  it.each([
    ['en-US', 1, '1 child'],
    ['en-US', 2, '2 children'],
    ['en-US', 0, '0 children'],
    ['fr-FR', 0, '0 child'],
  ])('has the plurals of %s: for %d, "%s"', (locale, count, phrase) => {
    const english = { children: { one: '{count} child', other: '{count} children' } } as const
    expect(createTexts(english, undefined, { locale, direction: 'ltr' }).children({ count })).toBe(phrase)
  })

  it.each([5, null, [], { other: 5 }, { one: 5, other: 'x' }, { others: 'x' }])(
    'is English where plural forms are %j',
    (children) => {
      const english = { children: { one: '{count} child', other: '{count} children' } } as const
      expect(createTexts(english, { children }, writing).children({ count: 1 })).toBe('1 child')
    },
  )
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
