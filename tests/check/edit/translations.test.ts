import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addEntries } from '../../../src/check/edit/addEntries.ts'
import { deleteEntry, duplicateEntry, moveEntry, renameId } from '../../../src/check/edit/changeEntry.ts'
import { editDocument, editYear, parseYear } from '../../../src/check/edit/editYear.ts'
import { lists, type ListName } from '../../../src/check/edit/lists.ts'
import {
  listTexts,
  setTranslation,
  translationOf,
  setLanguages,
} from '../../../src/check/edit/translations.ts'
import { yearFiles } from '../../../src/contract/clientFiles.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { documentsOf, idsOf, sampleTexts, valuesOf } from './sampleYear.ts'
import { localize } from '../../../src/contract/languages.ts'

const languages = ['en', 'es'] as const

/** The sample with every text in English and Spanish. */
const texts = sampleTexts((instance, plans) => {
  instance.client.languages = [...languages]
  for (const [file, document] of [
    ['instance.json', instance],
    ['plans.json', plans],
  ] as const)
    for (const { owner, property } of listTexts(document, file)) {
      const text = owner[property]
      if (typeof text === 'string') owner[property] = { en: text, es: `${text} en español` }
    }
})

/** Every Spanish text, with the first part of its place. */
function translationsIn(changed: YearTexts): string[] {
  const documents = documentsOf(changed)
  return yearFiles.flatMap((file) =>
    listTexts(documents[file], file).flatMap(({ owner, property }) => {
      const { es } = (owner[property] ?? {}) as { es?: string }
      return es === undefined ? [] : [`${file} ${property} ${es}`]
    }),
  )
}

function entryOf(changed: YearTexts, list: ListName, id: unknown) {
  const { source, key, names } = lists[list]
  const document = documentsOf(changed)[source] as Record<string, Record<string, unknown>[]>
  const entry = document[list]!.find((each) => each[key] === id)!
  return { entry, name: entry[names[source]!] }
}

function idsIn(list: ListName) {
  const { instance, plans } = valuesOf(texts)
  return idsOf((lists[list].source === 'plans.json' ? plans : instance)[list] ?? [])
}

const firstId = (list: ListName) => idsIn(list)[0]!

const filledLists = (Object.keys(lists) as ListName[]).filter((list) => idsIn(list).length > 0)

describe('editors', () => {
  it('read texts in the first language', () => {
    const values = parseYear(texts)
    expect(JSON.stringify(values)).not.toContain('español')
    expect(JSON.stringify(values)).not.toContain('"en":')
  })

  it('read no text if a map lacks the first language', () => {
    const changed = sampleTexts((instance) => (instance.client.displayName = { es: 'Nuestra' }))
    const { client } = parseYear(changed)['instance.json'] as { client: { displayName?: string } }
    expect(client.displayName).toBeUndefined()
    expect(editYear(changed, () => {})).toEqual(changed)
  })

  it('leave a map that has only the first language, and comments in maps', () => {
    const changed = sampleTexts((instance) => (instance.client.displayName = { en: 'Ours' }))
    const commented = {
      ...changed,
      'instance.json': changed['instance.json'].replace('"en": "Ours"', '// Legal name\n"en": "Ours"'),
    }
    expect(editYear(commented, () => {})).toEqual(commented)
  })

  it('change only the first language of a text', () => {
    const changed = editDocument(texts, 'instance.json', (document) => {
      ;(document as { client: { displayName: string } }).client.displayName = 'Theirs'
      return document
    })
    const { client } = JSON.parse(changed['instance.json']!)
    expect(client.displayName).toEqual({ en: 'Theirs', es: expect.stringContaining('en español') })
  })

  it('keep the translations of a text whose first language is removed', () => {
    const changed = editDocument(texts, 'instance.json', (document) => {
      delete (document as { client: { displayName?: string } }).client.displayName
      return document
    })
    const { client } = JSON.parse(changed['instance.json']!)
    expect(client.displayName).toEqual({ es: expect.stringContaining('en español') })
  })

  it('keep every translation while any texts in the first language change', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.string({ minLength: 1 })), { maxLength: 8 }), (changes) => {
        const changed = editYear(texts, (documents) => {
          const places = yearFiles.flatMap((file) => listTexts(documents[file], file))
          const used = places.filter(({ owner, property }) => typeof owner[property] === 'string')
          for (const [index, text] of changes) {
            const { owner, property } = used[index % used.length]!
            owner[property] = text
          }
        })
        expect(translationsIn(changed)).toEqual(translationsIn(texts))
      }),
      { numRuns: 50 },
    )
  })
})

it.each(filledLists)(
  'translations of %s stay with an entry that gets another ID, or is moved, copied, or added',
  (list) => {
    const id = firstId(list)
    const before = translationsIn(texts)
    const { name } = entryOf(texts, list, id) as { name: { en: string; es: string } }

    expect(translationsIn(renameId(texts, list, id, 'another-id'))).toEqual(before)

    const moved = moveEntry(texts, list, id, 1)
    expect(translationsIn(moved).toSorted()).toEqual(before.toSorted())
    expect(entryOf(moved, list, id)).toEqual(entryOf(texts, list, id))

    const { texts: copied, id: copy } = duplicateEntry(texts, list, id)
    expect(entryOf(copied, list, copy).name).toEqual({ en: `${name.en} (copy)`, es: name.es })
    expect(entryOf(copied, list, id).name).toEqual(name)

    const {
      texts: added,
      ids: [newId = ''],
    } = addEntries(texts, list, ['New entry'])
    expect(translationsIn(added)).toEqual(before)
    expect(translationsIn(deleteEntry(added, list, newId))).toEqual(before)
  },
)

describe('setTranslation', () => {
  const nameAfter = (name: unknown, language: string, text: string | undefined, all = ['en', 'es', 'fr']) => {
    const before = sampleTexts((instance) => {
      instance.client.languages = all
      instance.client.displayName = name
    })
    const after = editDocument(before, 'instance.json', (document) => {
      const { client } = document as { client: Record<string, unknown> }
      setTranslation(client, 'displayName', text, { language, languages: all as [string, ...string[]] })
      expect(translationOf(client, 'displayName', language)).toBe(text)
      return document
    })
    return JSON.parse(after['instance.json']!).client.displayName as unknown
  }

  it.each([
    ['a string becomes a map', 'Ours', 'es', 'Nuestra', { en: 'Ours', es: 'Nuestra' }],
    ['a map gets another language', { en: 'A', es: 'B' }, 'fr', 'C', { en: 'A', es: 'B', fr: 'C' }],
    ['a translation is replaced', { en: 'A', es: 'B' }, 'es', 'C', { en: 'A', es: 'C' }],
    ['one of several is removed', { en: 'A', es: 'B', fr: 'C' }, 'es', undefined, { en: 'A', fr: 'C' }],
    ['the last one is removed', { en: 'A', es: 'B' }, 'es', undefined, 'A'],
    ['an unknown language stays', { en: 'A', de: 'B', es: 'C' }, 'es', undefined, { en: 'A', de: 'B' }],
    ['there is no text in the first language', undefined, 'es', 'B', { es: 'B' }],
    ['the only text is removed', { es: 'B' }, 'es', undefined, undefined],
  ])('%s', (_, before, language, text, after) => {
    expect(nameAfter(before, language, text)).toEqual(after)
  })

  it('adds a language in the order of the client', () => {
    const name = nameAfter({ en: 'A', fr: 'C' }, 'es', 'B')
    expect(Object.keys(name as object)).toEqual(['en', 'es', 'fr'])
  })
})

const original = sampleTexts()

function inLanguage(changed: YearTexts, language: string, first: string) {
  const documents = documentsOf(changed)
  return yearFiles.map((file) => {
    const { document } = localize(documents[file], file, language, first)
    const { client, ...others } = document as { client?: { languages?: unknown } }
    const { languages: _, ...rest } = client ?? {}
    return { ...others, client: rest }
  })
}

it('writes strings with their language when another one becomes the first', () => {
  const changed = setLanguages(original, ['es', 'en'])
  const { instance } = valuesOf(changed)
  expect(instance.client.displayName).toEqual({ en: valuesOf(original).instance.client.displayName })
  expect(inLanguage(changed, 'en', 'es')).toEqual(inLanguage(original, 'en', 'en'))
})

it('restores the strings when the first language returns', () => {
  const changed = setLanguages(setLanguages(original, ['es', 'en']), undefined)
  expect(documentsOf(changed)).toEqual(documentsOf(original))
})

it('keeps the texts of a language that is removed', () => {
  const both = sampleTexts((instance) => {
    instance.client.languages = ['en', 'es']
    instance.client.displayName = { en: 'Ours', es: 'Nuestra' }
  })
  const { instance } = valuesOf(setLanguages(both, ['en']))
  expect(instance.client).toMatchObject({ languages: ['en'], displayName: { en: 'Ours', es: 'Nuestra' } })
})
