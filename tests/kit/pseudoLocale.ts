import { join } from 'node:path'
import sampleKeys from '../../fixtures/clients/keys.json' with { type: 'json' }
import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { sections } from '../../src/calculator/texts/en/sections.ts'
import { shell } from '../../src/calculator/texts/en/shell.ts'
import { steps } from '../../src/calculator/texts/en/steps.ts'
import type { EnglishMessages } from '../../src/calculator/texts/language.ts'
import type { Messages, LocaleInfo } from '../../src/calculator/texts/messages.ts'
import { readDocuments } from '../../src/clients/readDocuments.ts'
import { translatableTexts } from '../../src/contract/generated/translatableTexts.js'
import type { Translations } from '../../src/contract/languages.ts'
import { parsePointer } from '../../src/contract/pointer.ts'

/** The language tag of the pseudo-locale: Arabic for plurals, and no country. */
export const pseudoTag = 'ar-XB'

const ascii = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lookalikes = 'àƀçđéƒĝĥïĵķļɱñöþɋŕšţüṽŵẋýžÀƁÇĐÉƑĜĤÏĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ'

/** A client's language file with the structure of the English messages. */
interface PseudoLanguage extends LocaleInfo, Record<keyof EnglishMessages, unknown> {}

/** Every English message, about 40% longer, in brackets and without ASCII letters, for a right-to-left page. */
export const pseudoLanguage: PseudoLanguage = {
  locale: pseudoTag,
  direction: 'rtl',
  shell: translateMessages(shell),
  steps: translateMessages(steps),
  sections: translateMessages(sections),
}

/** Translates a text. Doubles vowels, so that the words are longer. Leaves values in braces as they are. */
function pseudoText(english: string): string {
  const parts = english.split(/(\{\w+\})/)
  return `«${parts.map((part, index) => (index % 2 === 0 ? lengthen(part) : part)).join('')}»`
}

/** The key of a sample client in the pseudo-locale. */
export const pseudoKey = (client: SampleClient): string => `${client}-${pseudoTag}`

/** The sample clients in the pseudo-locale, each with it as its own language, by key. */
export async function createPseudoClients() {
  const documents = await readDocuments(join(import.meta.dirname, '../../fixtures/clients'))
  const read = (path: string) => documents.get(path) as object
  return Object.fromEntries(
    (Object.keys(sampleKeys.keys) as SampleClient[]).map((client) => [
      pseudoKey(client),
      {
        ...pseudoClient(read(`${client}/instance.json`), read(`${client}/plans.json`)),
        languages: { [pseudoTag]: pseudoLanguage },
      },
    ]),
  )
}

/** Returns a client's documents with each name in English and in the pseudo-locale. */
function pseudoClient(instance: object, plans: object): { instance: object; plans: object } {
  const translated = translateNames(instance, translatableTexts['instance.json'])
  return {
    instance: {
      ...translated,
      client: { ...(translated as { client?: object }).client, languages: ['en', pseudoTag] },
    },
    plans: translateNames(plans, translatableTexts['plans.json']),
  }
}

function lengthen(part: string) {
  return part
    .replaceAll(/[aeiou]/gi, '$&$&')
    .replaceAll(/[a-z]/gi, (letter) => lookalikes[ascii.indexOf(letter)]!)
}

/** Arabic has all plural categories. */
function translateMessages(messages: Messages[string]): unknown {
  if (typeof messages === 'string') return pseudoText(messages)
  if (Array.isArray(messages)) return messages.map(pseudoText)
  const translated = Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, translateMessages(message)]),
  )
  const { one, other } = translated
  const isPlural = Object.keys(translated).toSorted().join() === 'one,other'
  return isPlural ? { zero: other, one, two: other, few: other, many: other, other } : translated
}

function translateNames<T extends object>(document: T, pointers: readonly string[]): T {
  const copy = structuredClone(document)
  for (const pointer of pointers) translateAt(copy, parsePointer(pointer))
  return copy
}

/** Changes the names at a path whose steps may be * for each row of a list. */
function translateAt(parent: unknown, [step, ...path]: string[]): void {
  if (typeof parent !== 'object' || parent === null) return
  const rows = parent as Record<string, unknown>
  for (const name of step === '*' ? Object.keys(rows) : [step!]) {
    if (path.length > 0) translateAt(rows[name], path)
    else if (name in rows) rows[name] = translateName(rows[name])
  }
}

function translateName(name: unknown) {
  const en = typeof name === 'string' ? name : (Object.values(name as Translations)[0] ?? '')
  return { en, [pseudoTag]: pseudoText(en) }
}
