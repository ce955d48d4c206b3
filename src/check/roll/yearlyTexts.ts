import type { YearFile } from '../../contract/clientFiles.ts'
import { isTranslatable, isTranslations, languagesOf, shownLanguage } from '../../contract/languages.ts'
import { childPointer, valueAt } from '../../contract/pointer.ts'
import { languageName } from '../languages/languageName.ts'
import type { Year, YearlyValue } from './Year.ts'

/** Texts that often change although they contain no year. */
const usualTexts: readonly { file: YearFile; pointer: string; place: string }[] = [
  { file: 'instance.json', pointer: '/client/url', place: 'Web address of the client' },
  { file: 'instance.json', pointer: '/client/nextStep/url', place: 'Address of the next step' },
  { file: 'instance.json', pointer: '/client/nextStep/deadline', place: 'Deadline of the next step' },
  { file: 'instance.json', pointer: '/client/contact/text', place: 'Contact' },
  { file: 'instance.json', pointer: '/client/contact/url', place: 'Address of the contact' },
  { file: 'plans.json', pointer: '/source', place: 'Source of the amounts' },
]

/** Strings that refer to other values, and are not for readers. */
const references = new Set([
  '$schema',
  'languages',
  'id',
  'key',
  'service',
  'except',
  'salaryBand',
  'location',
  'account',
  'type',
  'typical',
])

/** The names of plans, and the texts that a new year usually changes. */
export function listUsualTexts(year: Year): YearlyValue[] {
  const { instance, plans } = year
  const documents = { 'instance.json': instance, 'plans.json': plans }
  return withTranslations(year, [
    ...plans.plans.map(({ key, displayName }, index) => ({
      id: JSON.stringify([key, 'name']),
      place: 'Plan name',
      text: displayName,
      value: displayName,
      file: 'plans.json' as const,
      pointer: `/plans/${index}/displayName`,
    })),
    ...usualTexts.flatMap(({ file, pointer, place }) => {
      const text = valueAt(documents[file], pointer)
      return typeof text === 'string' && text !== '' ? [toValue(file, pointer, place, text)] : []
    }),
  ])
}

/** The other texts that employees or readers of the files see. */
export function listOtherTexts(year: Year): YearlyValue[] {
  const usual = new Set(listUsualTexts(year).map(({ file, pointer }) => file + pointer))
  return withTranslations(year, [
    ...findTexts('instance.json', year.instance, ''),
    ...findTexts('plans.json', year.plans, ''),
  ]).filter(({ file, pointer }) => !usual.has(file + pointer))
}

/** Adds the texts in other languages after those in the client's first language. */
function withTranslations({ sources }: Year, values: readonly YearlyValue[]): YearlyValue[] {
  return values.flatMap((value) => {
    const { file, pointer } = value
    const texts = valueAt(sources[file], pointer)
    if (!isTranslatable(file, pointer) || !isTranslations(texts)) return [value]
    const [first] = languagesOf(sources['instance.json'])
    const others = Object.entries(texts).filter(([tag]) => tag !== shownLanguage(texts, first, first))
    return [
      value,
      ...others.map(([tag, text]) => ({
        ...value,
        id: `${value.id} ${tag}`,
        place: `${value.place} in ${languageName(tag)}`,
        pointer: childPointer(pointer, tag),
        text,
        value: text,
      })),
    ]
  })
}

function findTexts(file: YearFile, value: unknown, pointer: string): YearlyValue[] {
  if (typeof value === 'string') return [toValue(file, pointer, describePlace(pointer), value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    references.has(name) ? [] : findTexts(file, child, childPointer(pointer, name)),
  )
}

function toValue(file: YearFile, pointer: string, place: string, text: string): YearlyValue {
  return { id: `${file}${pointer}`, place, text, value: text, file, pointer }
}

/** For example "Scenarios 2, summary". */
function describePlace(pointer: string) {
  const words = pointer
    .slice(1)
    .split('/')
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : splitWords(name)))
    .join(', ')
    .replaceAll(/, (\d)/g, ' $1')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function splitWords(name: string) {
  return name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}
