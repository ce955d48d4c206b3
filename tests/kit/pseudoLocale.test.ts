import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sections } from '../../src/calculator/texts/en/sections.ts'
import { shell } from '../../src/calculator/texts/en/shell.ts'
import { steps } from '../../src/calculator/texts/en/steps.ts'
import { readDocuments } from '../../src/clients/clientFolder.ts'
import { localize } from '../../src/contract/languages.ts'
import type { Instance } from '../../src/contract/instance.ts'
import { pseudoClient, pseudoLanguage, pseudoText } from './pseudoLocale.ts'

const documents = await readDocuments(join(import.meta.dirname, '../../fixtures/clients'))
const english = { shell, steps, sections }
const { locale, direction, ...translated } = pseudoLanguage
const values = (text: string) => text.match(/\{\w+\}/g) ?? []
const withoutValues = (text: string) => text.replaceAll(/\{\w+\}/g, '')

describe('the pseudo-locale', () => {
  it('translates every English message, with the same values and without ASCII letters', () => {
    const originals = textsByPath(english)
    const translations = textsByPath(translated)
    expect(translations.size).toBeGreaterThan(originals.size)
    const isTranslated = (original: string, translation = '') =>
      /^«.*»$/su.test(translation) &&
      !/[a-z]/i.test(withoutValues(translation)) &&
      String(values(translation)) === String(values(original))
    expect([...originals].filter(([path, text]) => !isTranslated(text, translations.get(path)))).toEqual([])
  })

  it('has every plural category of Arabic', () => {
    const { children } = (pseudoLanguage.steps as typeof steps).people
    expect(Object.keys(children).toSorted()).toEqual(
      new Intl.PluralRules('ar').resolvedOptions().pluralCategories.toSorted(),
    )
    expect(children.one).not.toBe(children.other)
  })
})

describe('a client in the pseudo-locale', () => {
  const inEnglish = (file: 'instance.json' | 'plans.json') =>
    localize(documents.get(`lakeshore/${file}`), file, 'en', 'en').document
  const instance = inEnglish('instance.json') as Instance
  const plans = inEnglish('plans.json') as object
  const client = pseudoClient(instance, plans)

  it('translates every name', () => {
    const translatedInstance = localize(client.instance, 'instance.json', 'ar-XB', 'en')
    const translatedPlans = localize(client.plans, 'plans.json', 'ar-XB', 'en')
    expect([...translatedInstance.untranslated, ...translatedPlans.untranslated]).toEqual([])
    expect(translatedInstance.document).toHaveProperty(
      'scenarios.0.display',
      pseudoText(instance.scenarios[0]!.display),
    )
    expect(translatedPlans.document).toHaveProperty('plans.0.displayName', expect.stringMatching(/^«.*»$/u))
  })
})

/** The texts in an object, by their path. */
function textsByPath(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  return new Map(
    Object.entries(value as object).flatMap(([name, part]) => [...textsByPath(part, `${path}/${name}`)]),
  )
}
