import { type YearFile, yearFiles } from '../../contract/clientFiles.ts'
import { translatableTexts } from '../../contract/generated/translatableTexts.js'
import { isTranslations, type Translations, languagesOf } from '../../contract/languages.ts'
import { parsePointer } from '../../contract/pointer.ts'
import type { Entry } from './lists.ts'
import { isRecord } from '../../contract/isRecord.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { editJson, parseText } from './editJson.ts'

/**
 * The maps of languages of an object's texts, by property. Editors and readers of documents see strings in the client's
 * first language. A symbol, so that copies of the object have the maps too, and nothing else lists them.
 */
const maps = Symbol('translations')

type Owner = Entry & { [maps]?: Readonly<Record<string, Translations>> }

/**
 * Replaces the maps of languages in a document by their strings in the client's first language, in place. A map
 * without that language has no string.
 */
export function hideTranslations(document: unknown, file: YearFile, first: string): void {
  for (const { owner, property } of listTexts(document, file)) {
    const text = owner[property]
    if (!isTranslations(text)) continue
    owner[maps] = { ...owner[maps], [property]: text }
    owner[property] = text[first]
  }
}

/** Puts the maps of languages back, with the present strings in the client's first language, in place. */
export function restoreTranslations(document: unknown, file: YearFile, first: string): void {
  for (const { owner, property } of listTexts(document, file)) {
    const map = owner[maps]?.[property]
    const text = owner[property]
    if (!map || (text !== undefined && typeof text !== 'string')) continue
    const { [first]: _, ...others } = map
    if (text === undefined) owner[property] = Object.keys(others).length > 0 ? others : undefined
    else owner[property] = first in map ? { ...map, [first]: text } : { [first]: text, ...map }
  }
}

/** The text of an object in another language than the client's first one; undefined if there is none. */
export function translationOf(owner: unknown, property: string, language: string): string | undefined {
  return isRecord(owner) ? (owner as Owner)[maps]?.[property]?.[language] : undefined
}

/**
 * Sets the text of an object in another language than the client's first one, or removes it.
 * @param languages of the client, in order
 */
export function setTranslation(
  owner: Entry,
  property: string,
  text: string | undefined,
  { language, languages }: { language: string; languages: readonly [string, ...string[]] },
): void {
  const { [property]: map = {}, ...others } = (owner as Owner)[maps] ?? {}
  const [first] = languages
  const texts = new Map(Object.entries({ ...map, [first]: '' }))
  if (text === undefined) texts.delete(language)
  else texts.set(language, text)
  const known = languages.filter((tag) => texts.has(tag))
  const order = [...known, ...[...texts.keys()].filter((tag) => !known.includes(tag))]
  const changed = Object.fromEntries(order.map((tag) => [tag, texts.get(tag)!]))
  // With only the first language left, the text is a string again.
  ;(owner as Owner)[maps] = order.length > 1 ? { ...others, [property]: changed } : others
}

/** The maps of languages of an object's texts, by property. */
export function translationsIn(owner: object): Readonly<Record<string, Translations>> {
  return (owner as Owner)[maps] ?? {}
}

/** The places of the texts that can be translated, whether there is a text or not. */
export function listTexts(document: unknown, file: YearFile): { owner: Owner; property: string }[] {
  return translatableTexts[file].flatMap((pointer) => {
    const path = parsePointer(pointer)
    const property = path.pop()!
    const found: { owner: Owner; property: string }[] = []
    forEachAt(document, path, (owner) => {
      if (isRecord(owner)) found.push({ owner, property })
    })
    return found
  })
}

/** Visits the values at a path, in which `*` is every index of a list. */
function forEachAt(
  value: unknown,
  path: readonly string[],
  visit: (value: unknown) => void,
  depth = 0,
): void {
  const name = path[depth]
  if (name === undefined) visit(value)
  else if (name === '*') {
    if (Array.isArray(value)) for (const item of value) forEachAt(item, path, visit, depth + 1)
  } else if (isRecord(value) && Object.hasOwn(value, name)) forEachAt(value[name], path, visit, depth + 1)
}

/**
 * Sets the languages of a client. Every text keeps its language: with another first language, a string becomes a map
 * with the one that was first until now, and a map with only the new one becomes a string.
 * @param languages undefined for English only
 * @throws EditError if a text has syntax errors
 */
export function setLanguages(texts: YearTexts, languages: readonly string[] | undefined): YearTexts {
  const [before] = languagesOf(parseText(texts['instance.json']).value)
  const [after] = languagesOf({ client: { languages } })
  const changed = { ...texts }
  for (const file of yearFiles) {
    if (file !== 'instance.json' && after === before) continue
    changed[file] = editJson(
      texts[file],
      (document) => {
        if (after !== before)
          for (const { owner, property } of listTexts(document, file))
            owner[property] = moveText(owner[property], before, after)
        if (file === 'instance.json' && isRecord(document)) setList(document, languages)
        return document
      },
      file,
    )
  }
  return changed
}

function moveText(text: unknown, before: string, after: string): unknown {
  if (typeof text === 'string') return { [before]: text }
  return isTranslations(text) && Object.keys(text).join() === after ? text[after] : text
}

function setList(instance: Record<string, unknown>, languages: readonly string[] | undefined) {
  const client = (instance.client ??= {})
  if (!isRecord(client)) return
  if (languages === undefined) delete client.languages
  else client.languages = [...languages]
}
