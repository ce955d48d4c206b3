import { findCatalogService } from '../../../check/catalogEntries.ts'
import { readMeaning } from '../nameWords.ts'
import { normalizeText } from '../similarity.ts'
import { afterDeductible, beforeDeductible, noDeductible } from './deductibleWords.ts'
import type { BenefitMatch, KnownService, LabelPart, ServiceFinder } from './matchServices.ts'
import { leftOutField, listSeparator, newServiceName } from './newServices.ts'
import { reword } from './rewordings.ts'

/** Words that do not say which service it is, and terms that the payment has. */
const neutral = new RegExp(
  [
    noDeductible,
    afterDeductible,
    beforeDeductible,
    String.raw`\b(?:copay )?waived\b[^()]*`,
    String.raw`\b(?:up to |max(?:imum)? (?:of )?|limit(?:ed to)? )?\d+[- ](?:visits?|days?)\b[^()]*`,
    String.raw`\be\.g\.`,
    String.raw`\b(?:\d+|admission|adults?|basic|big|child(?:ren)?|clinic|doctors?|general|labor|name|network|office|overnight|participating|physicians?|providers?|staying|treat)\b`,
  ].join('|'),
  'gi',
)

/** The words of a row that chosen fields do not have, as printed. None if no field is of the match. */
export function findRest(
  { fields, parts = [] }: Omit<BenefitMatch, 'isCertain'>,
  chosen: readonly string[],
): string {
  if (!chosen.some((field) => fields.includes(field))) return ''
  const hasNew = chosen.some(isNew)
  const isCovered = (field: string | undefined) =>
    field !== undefined && (chosen.includes(field) || (hasNew && isNew(field)))
  return parts.flatMap(({ text, field }) => (isCovered(field) ? [] : text)).join(', ')
}

/** The chosen fields, and the words that they do not have as a text for the list “Not in the calculator”. */
export function withRest(match: Omit<BenefitMatch, 'isCertain'>, chosen: readonly string[]): string[] {
  const rest = findRest(match, chosen)
  return rest === '' ? [...chosen] : [...chosen, leftOutField(rest)]
}

const isNew = (field: string) => newServiceName(field) !== undefined

/**
 * Creates a function that reads which parts of a row the services of its match have. It adds those that other parts of a
 * list name exactly, such as the CT scan in “Advanced imaging (MRI, CT)”.
 */
export function createPartReader(services: readonly KnownService[], find: ServiceFinder) {
  const namesByField = new Map(
    services.map(({ field, name }) => {
      const { aliases = [], ambiguousAliases = [] } = findCatalogService(name) ?? {}
      // An alias that is a list, such as “PT/OT/ST”, says more than the service.
      const single = [...aliases, ...ambiguousAliases].filter((alias) => !listSeparator.test(alias))
      return [field, [name, ...single]]
    }),
  )
  return (label: string, match: BenefitMatch): BenefitMatch => {
    const names = match.fields.flatMap((field) => namesByField.get(field) ?? [])
    if (names.length === 0) return match
    const known = new Set(
      names.flatMap((name) => [...readMeaning(name), ...name.toLowerCase().split(/[^\p{L}]+/u)]),
    )
    const isNamed = (part: string) => names.some((name) => normalizeText(name).includes(normalizeText(part)))
    const isUnknown = (part: string) => {
      const words = reword(part)
      return [words, words.replaceAll(neutral, ' ')].every((each) =>
        readMeaning(each).some((word) => !known.has(word)),
      )
    }
    const texts = label
      .split(/[()]/)
      .flatMap((text) => text.split(listSeparator))
      .filter((text) => /\p{L}/u.test(text))
    const inOrder = texts.length === match.fields.length ? match.fields : []
    const parts = texts.map((text, index): LabelPart => {
      const found = find(text)
      const own = found?.fields.find((field) => match.fields.includes(field)) ?? inOrder[index]
      if (texts.length > 1 && found?.isExact && !own && !isNamed(text))
        return { text, field: found.fields[0] }
      if (!isUnknown(text) || (own && isNew(own))) return { text, field: own ?? match.fields[0] }
      const words = text.split(/\s+/).filter(isUnknown).join(' ')
      const isWhole = words === '' || (texts.length > 1 && !found?.isCertain)
      return { text: isWhole ? text : words, field: undefined }
    })
    const fields = new Set([...match.fields, ...parts.flatMap(({ field }) => field ?? [])])
    const isCertain = match.isCertain && fields.size === match.fields.length
    return { fields: [...fields], isCertain, parts }
  }
}
