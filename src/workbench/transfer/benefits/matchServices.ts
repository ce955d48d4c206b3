import { rollup } from 'd3-array'
import { findCatalogService } from '../../../check/catalogEntries.ts'
import { createNameRater, normalizeText, readNotes } from '../similarity.ts'
import { completeServiceName, newServiceField } from './newServices.ts'

/** A service of the client or of the catalog that a brochure can name. */
export interface KnownService {
  /** The name of its field. */
  field: string
  name: string
}

export interface BenefitMatch {
  /** The names of the fields, in the order of the words: “Primary care / Specialist” has two. They can be new services. */
  fields: readonly string[]
  /** Whether nothing else can be meant. Otherwise, a person decides. */
  isCertain: boolean
}

/** Different words for the drugs of formularies, and words that say nothing about the service. */
const rewordings: readonly (readonly [RegExp, string])[] = [
  [
    /\btier (?:[1-5]|one|two|three|four|ii?i?|iv)\b[\s:–-]*(?=.*\b(?:generics?|brands?|specialty|preferred)\b)/gi,
    '',
  ],
  [/\btier (?:1|one|i)\b/gi, 'generic drug'],
  [/\btier (?:2|two|ii)\b/gi, 'preferred brand drug'],
  [/\btier (?:3|three|iii)\b/gi, 'non-preferred brand drug'],
  [/\btier (?:4|four|iv)\b/gi, 'specialty drug'],
  [/\bpreferred generics?\b/gi, 'generic drug'],
  [/\b(?:non[- ]?formulary)\b/gi, 'non-preferred'],
  [/\b(?:formulary)\b/gi, 'preferred'],
  [/^\(?non[- ]?preferred\)?$/gi, 'non-preferred brand drug'],
  [/^\(?preferred\)?$/gi, 'preferred brand drug'],
  [/(?<=(?:wellness|preventive) )exams?\b/gi, ' '],
  [
    /\b(?:retail|facility|fees?|centers?|services?|supply|treatment|in[- ]network|non[- ]emergency|diagnostic|sick|injury|illness|professional|major|outpatient(?= (?:lab|x-?ray|imaging|rehab|therapy|physical)))\b/gi,
    ' ',
  ],
  [/[*†‡§¹²³]+/g, ' '],
]

/** Mail order and 90 days are other services than a prescription at a pharmacy. */
const byMail = /\bmail\b|\bhome delivery\b|\b(?:90|ninety|100)[- ]?days?\b|\b3[- ]months?\b/i

const certain = 0.7
const possible = 0.5

/** “Office visit, specialist” is one service. */
const kindOfVisit = /^(?:office|doctor|physician) visits?\s*[,:–-]\s*(?=\p{L})/iu

/** “Brand, non-preferred” is one service too. */
const kindOfBrand = /^(?<brand>brand(?:[- ]name)?(?: drugs?)?)\s*[,:–-]\s*(?<kind>(?:non[- ]?)?preferred)\b/i

/** What “MRI” and “CT” in “Imaging: MRI, CT” have in common. */
const listHeading = /^[^:]*:\s+(?=\p{L})/u

/** The services that the words of a row name, or its heading and its words. */
export function matchServices(
  row: string,
  context: string,
  findService: ServiceFinder,
): BenefitMatch | undefined {
  const words = row.replace(kindOfVisit, '').replace(kindOfBrand, '$<kind> $<brand>')
  const mail = byMail.test(context) ? ' mail order (90 days)' : ''
  const find = (text: string) => findService(`${text}${mail}`)
  const whole = find(words)
  if (whole && whole.score === 1) return { fields: [whole.field], isCertain: true }
  const withoutNotes = words.replaceAll(/\([^()]*\)/g, ' ')
  const lists = [withoutNotes, ...readNotes(words)].map((text) =>
    text.replace(listHeading, '').split(/\s*(?:\/|,|;|&|\+|\band\b|\bor\b)\s*/i),
  )
  const findAll = (parts: readonly string[]) => {
    const found = parts.filter((part) => /\p{L}/u.test(part)).map(find)
    if (parts.length < 2 || found.some((each) => each === undefined || each.score < certain)) return undefined
    return [...new Set(found.map((each) => each!.field))]
  }
  for (const parts of lists) {
    const fields = findAll(parts)
    if (fields && (fields.length > 1 || !whole || whole.score < certain)) return { fields, isCertain: true }
  }
  const best = whole && whole.score >= certain ? whole : (find(`${context} ${words}`) ?? whole)
  if (best && best.score >= certain) return { fields: [best.field], isCertain: true }
  const ofParts = matchParts(lists[0]!, (part) => {
    const found = find(part)
    if (found && found.score >= certain) return { field: found.field, isKnown: true }
    return { field: newServiceField(completeServiceName(part, row, context)), isKnown: false }
  })
  return ofParts ?? (best && { fields: [best.field], isCertain: false })
}

/** Parts without a service are new services, if at least half of the parts are known. */
function matchParts(
  parts: readonly string[],
  find: (part: string) => { field: string; isKnown: boolean },
): BenefitMatch | undefined {
  const found = parts
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map(find)
  const unknown = found.filter(({ isKnown }) => !isKnown).length
  if (found.length < 2 || unknown > found.length / 2) return undefined
  return { fields: [...new Set(found.map(({ field }) => field))], isCertain: false }
}

export type ServiceFinder = (text: string) => { field: string; score: number } | undefined

/** Rates the services by their own names first, then by the usual names that the catalog lists. */
export function createServiceFinder(services: readonly KnownService[]): ServiceFinder {
  const names = services.flatMap(({ field, name }) => [
    { field, name, exact: 1, share: 0.98 },
    ...(findCatalogService(name)?.aliases ?? []).map((alias) => ({
      field,
      name: alias,
      exact: 0.99,
      share: 0.9,
    })),
  ])
  const rate = createNameRater(names.map(({ name }) => name))
  const normalized = names.map(({ name }) => normalizeText(name))
  const rateAll = (text: string) => {
    const own = normalizeText(text)
    const shares = rate(text)
    return names.map(({ field, exact, share }, index) => ({
      field,
      score: own === normalized[index] ? exact : shares[index]! * share,
    }))
  }
  return (text) => {
    const scores = rollup(
      listWordings(text).flatMap(rateAll),
      (rated) => Math.max(...rated.map(({ score }) => score)),
      ({ field }) => field,
    )
    const [best, second] = Array.from(scores, ([field, score]) => ({ field, score })).toSorted(
      (one, other) => other.score - one.score,
    )
    return best && best.score >= possible && best.score > (second?.score ?? 0) ? best : undefined
  }
}

function listWordings(text: string) {
  const withoutNotes = text.replaceAll(/\([^()]*\)/g, ' ')
  const reworded = rewordings.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
  const isOfFormulary = /\b(?:generics?|brands?|specialty|preferred)\b/i.test(reworded)
  return [...new Set([text, withoutNotes, reworded, ...(isOfFormulary ? [`${reworded} drug`] : [])])]
}
