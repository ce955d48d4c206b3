import { describe, expect, it } from 'vitest'
import { sections } from '../../../src/calculator/texts/en/sections.ts'
import { shell } from '../../../src/calculator/texts/en/shell.ts'
import { steps } from '../../../src/calculator/texts/en/steps.ts'
import type { Language } from '../../../src/calculator/texts/language.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTexts, type Translation } from '../../../src/calculator/texts/messages.ts'
import { shellTexts } from '../../../src/calculator/texts/shellTexts.ts'
import { stepTexts } from '../../../src/calculator/texts/stepTexts.ts'
import { messageList, type Message } from './messageList.ts'

const files = import.meta.glob<{ language: Language }>('../../../src/calculator/texts/languages/*.ts', {
  eager: true,
})
const languages = Object.entries(files).map(([path, { language }]) => ({
  tag: path.split('/').at(-1)!.replace('.ts', ''),
  language,
}))
const english = messageList({ shell, steps, sections })

/** Texts that are the same as in English, with the reason. */
const sameAsEnglish: Record<string, Record<string, string>> = {
  es: {
    'shell.errorTitle': 'Error is also a Spanish word.',
    'steps.scenario.baby.no': 'No is also a Spanish word.',
    'steps.plans.plan': 'Plan is also a Spanish word.',
    'steps.explanation.total': 'Total is also a Spanish word.',
  },
}

describe.each(languages)('$tag', ({ tag, language }) => {
  const messages = messageList({
    shell: language.shell,
    steps: language.steps,
    sections: language.sections,
  })
  const entriesWhere = entryFinder(tag, messages)

  it('has a locale of its language', () => {
    expect(new Intl.Locale(language.locale).language).toBe(new Intl.Locale(tag).language)
    expect(['ltr', 'rtl']).toContain(language.direction)
  })

  it('has exactly the English entries', () => {
    expect(messages.map(({ path }) => path)).toEqual(english.map(({ path }) => path))
  })

  it('names the values of the English texts', () => {
    expect(messages.map(valuesOf)).toEqual(english.map(valuesOf))
    expect(
      entriesWhere((text) => /[{}]/.test(text.replace(/\{\w+\}/g, ''))),
      'A brace is not part of a value. Write a value as {name}.',
    ).toEqual([])
  })

  it('is English only where its own word is the same', () => {
    const same = messages.filter(({ forms }, index) => {
      const { other } = english[index]!.forms
      return forms.other === other && /\p{L}/u.test(other.replace(/\{\w+\}/g, ''))
    })
    expect(
      same.map(({ path }) => path).toSorted(),
      `These entries of languages/${tag}.ts are English. Translate them, or list them in sameAsEnglish with the reason.`,
    ).toEqual(Object.keys(sameAsEnglish[tag] ?? {}).toSorted())
  })

  it('has the plural forms of its locale, or one form for all numbers', () => {
    const rules = new Intl.PluralRules(language.locale)
    const known = rules.resolvedOptions().pluralCategories
    const needed = Array.from({ length: 1000 }, (_, count) => rules.select(count))
    const wrong = messages.filter(({ forms }, index) => {
      if (!isPlural(english[index]!)) return false
      const own = Object.keys(forms) as Intl.LDMLPluralRule[]
      const isComplete = own.length === 1 || needed.every((category) => own.includes(category))
      return !isComplete || !own.every((category) => known.includes(category))
    })
    expect(wrong).toEqual([])
  })

  it('has no superfluous spaces', () => {
    expect(
      entriesWhere((text) => text !== text.trim() || /\s{2}|[^\S ]/.test(text)),
      'Write one plain space between words, and none at the start and end of a text.',
    ).toEqual([])
  })
})

describe('es', () => {
  const { language } = languages.find(({ tag }) => tag === 'es')!
  const messages = messageList(language)
  const texts = messages.flatMap(({ forms }) => Object.values(forms))
  const entriesWhere = entryFinder('es', messages)

  it.each([
    ['¿', '?'],
    ['¡', '!'],
  ])('opens sentences with %s and closes them with %s', (opening, closing) => {
    const marks = opening + closing
    const sentence = new RegExp(`^[^${marks}]*(\\${opening}[^${marks}]+\\${closing}[^${marks}]*)*$`)
    expect(
      entriesWhere((text) => !sentence.test(text)),
      `Write ${opening} where the sentence opens and ${closing} where it closes.`,
    ).toEqual([])
  })

  it('addresses the reader as usted', () => {
    const informal = /(?<!\p{L})(tú|tu|tus|ti|te|contigo|vosotros|vuestr[oa]s?|puedes|tienes)(?!\p{L})/iu
    expect(
      entriesWhere((text) => informal.test(text)),
      'Address the reader as usted: "su", "le", "puede".',
    ).toEqual([])
  })

  it('uses the words of benefits guides in the United States', () => {
    const other =
      /coaseguro|franquicia|desembolso|ordenador|seguro médico|haga clic|(consejo|créditos) de impuestos|coste(?!\p{L})|(?<!\p{L})usos(?!\p{L})|(?<!\p{L})URL(?!\p{L})/iu
    expect(
      entriesWhere((text) => other.test(text)),
      'Use the words of the other entries, such as Coseguro, Deducible, and Gasto máximo de bolsillo.',
    ).toEqual([])
    expect(texts).toEqual(
      expect.arrayContaining(['Deducible', 'Coseguro', 'Copago', 'Gasto máximo de bolsillo']),
    )
  })

  it('names a plan without an article, whatever its gender', () => {
    const namesIn = (text: string) => text.match(/(\p{L}+ )?\{(plan|other|first|second)\}/gu) ?? []
    expect(texts.flatMap(namesIn).length).toBeGreaterThan(30)
    expect(
      entriesWhere((text) => namesIn(text).some((name) => /^(el|la|los|las|un|una|del|al) /i.test(name))),
      'Write no article before the name of a plan: "en {plan}", not "en el {plan}".',
    ).toEqual([])
  })

  it('has no "de el" or "a el"', () => {
    expect(
      entriesWhere((text) => /(?<!\p{L})(de|a) el /iu.test(text)),
      'Write "del" and "al".',
    ).toEqual([])
  })

  it('marks both genders of one child', () => {
    expect(texts.filter((text) => /(?<!\p{L})un (hijo|cónyuge)/iu.test(text))).toEqual([])
  })
})

/** Returns a function that lists the texts for which a test is true, each with its file and entry. */
function entryFinder(tag: string, messages: Message[]) {
  return (isFound: (text: string) => boolean) =>
    messages.flatMap(({ path, forms }) =>
      Object.entries(forms)
        .filter(([, text]) => isFound(text))
        .map(([form, text]) => {
          const entry = Object.keys(forms).length > 1 ? `${path}.${form}` : path
          return `src/calculator/texts/languages/${tag}.ts, ${entry}: ${text}`
        }),
    )
}

/** The names in braces in any form, in alphabetical order. */
function valuesOf({ path, forms }: Message) {
  const names = Object.values(forms).flatMap((text) => text.match(/\{\w+\}/g) ?? [])
  return { path, values: [...new Set(names)].toSorted() }
}

function isPlural({ forms }: Message) {
  return 'one' in forms
}

const localeInfo = { locale: 'en-US', direction: 'ltr' } as const

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
    const source = { greeting: 'Hello {name}' } as const
    const { greeting } = createTexts(source, { greeting: text }, { locale: 'fr', direction: 'ltr' })
    expect(greeting({ name: 'Ann' })).toBe(expected)
  })

  it.each([
    ['en-US', 1, '1 child'],
    ['en-US', 2, '2 children'],
    ['en-US', 0, '0 children'],
    ['fr-FR', 0, '0 child'],
  ])('has the plurals of %s: for %d, "%s"', (locale, count, phrase) => {
    const source = { children: { one: '{count} child', other: '{count} children' } } as const
    expect(createTexts(source, undefined, { locale, direction: 'ltr' }).children({ count })).toBe(phrase)
  })

  it.each([5, null, [], { other: 5 }, { one: 5, other: 'x' }, { others: 'x' }])(
    'is English where plural forms are %j',
    (children) => {
      const source = { children: { one: '{count} child', other: '{count} children' } } as const
      expect(createTexts(source, { children }, localeInfo).children({ count: 1 })).toBe('1 child')
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
