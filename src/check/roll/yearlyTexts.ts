import type { YearFile } from '../../contract/clientFiles.ts'
import { childPointer, valueAt } from '../../contract/pointer.ts'
import type { Year } from './Year.ts'
import type { YearlyValue } from './YearlyValue.ts'

/** Texts that often change although they contain no year. */
const usualTexts: readonly { file: YearFile; pointer: string; place: string }[] = [
  { file: 'instance.json', pointer: '/client/url', place: 'Web address of the client' },
  { file: 'instance.json', pointer: '/client/contact/text', place: 'Contact' },
  { file: 'instance.json', pointer: '/client/contact/url', place: 'Address of the contact' },
  { file: 'plans.json', pointer: '/source', place: 'Source of the amounts' },
]

/** Strings that refer to other values, and are not for readers. */
const references = new Set(['$schema', 'id', 'key', 'service', 'salaryBand', 'location', 'account', 'type'])

/** The names of plans, and the texts that a new year usually changes. */
export function listUsualTexts({ instance, plans }: Year): YearlyValue[] {
  const documents = { 'instance.json': instance, 'plans.json': plans }
  return [
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
  ]
}

/** The other texts that employees or readers of the files see. */
export function listOtherTexts(year: Year): YearlyValue[] {
  const usual = new Set(listUsualTexts(year).map(({ file, pointer }) => file + pointer))
  return [
    ...findTexts('instance.json', year.instance, ''),
    ...findTexts('plans.json', year.plans, ''),
  ].filter(({ file, pointer }) => !usual.has(file + pointer))
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
