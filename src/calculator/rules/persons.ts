import type { PersonName } from '../../contract/outputs.ts'
import { byLocale } from '../texts/byLocale.ts'
import { currentLocaleInfo } from '../texts/language.ts'
import { stepTexts } from '../texts/stepTexts.ts'
import { lazyFormat } from './lazyFormat.ts'

/** A label for each person. Persons who would share a label are numbered: "Your spouse", "Your spouse (2)". */
export function personLabels(persons: PersonName[], adults: AdultNames = stepTexts.people) {
  const occurrences = new Map<string, number>()
  return persons.map((person) => {
    const name = personName(person, adults)
    const number = (occurrences.get(name) ?? 0) + 1
    occurrences.set(name, number)
    return number === 1 ? name : stepTexts.people.sameName({ name, number })
  })
}

/** All persons in one phrase: "you, your spouse, and 2 children". */
export function householdLabel(persons: PersonName[]) {
  const adults = persons.filter(({ role }) => role !== 'child')
  const labels = personLabels(adults, stepTexts.people.inSentence)
  const count = persons.length - adults.length
  return formatList(count === 0 ? labels : [...labels, stepTexts.people.inSentence.children({ count })])
}

type AdultNames = Record<Exclude<PersonName['role'], 'child'>, string>

function personName({ role, number, isNewborn }: PersonName, adults: AdultNames) {
  if (isNewborn) return stepTexts.people.baby
  return role === 'child' ? stepTexts.people.child({ number }) : adults[role]
}

const lists = lazyFormat<Iterable<string>>((locale) => new Intl.ListFormat(locale))

const alternatives = byLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))

/** The parts of a phrase of alternatives: each item of "a, b, or c", and what is between them. */
export function alternativeParts(items: string[]) {
  return alternatives(currentLocaleInfo().locale).formatToParts(items)
}

/** Joins items into one phrase: "a, b, and c". */
export function formatList(items: string[]) {
  return lists.format(items)
}
