import { rollup } from 'd3-array'
import { findCatalogService } from '../../../check/catalogEntries.ts'
import { createNameRater, normalizeText, readNotes, withoutNotes } from '../similarity.ts'
import { completeServiceName, listSeparator, newServiceField } from './newServices.ts'
import { listWordings } from './rewordings.ts'

/** A service of the client or of the catalog that a brochure can name. */
export interface KnownService {
  /** The name of its field. */
  field: string
  name: string
  /** Whether the client does not have it yet. */
  isMissing?: boolean
}

export interface BenefitMatch {
  /** The names of the fields, in the order of the words: “Primary care / Specialist” has two. They can be new services. */
  fields: readonly string[]
  /** Whether nothing else can be meant. Otherwise, a person decides. */
  isCertain: boolean
  /** The words of the row, if the fields are services. */
  parts?: readonly LabelPart[] | undefined
}

/** A part of the words of a row, as printed. */
export interface LabelPart {
  text: string
  /** The field that has it; undefined if none has. */
  field: string | undefined
}

/** Mail order and 90 days are other services than a prescription at a pharmacy. */
const byMail =
  /\bmail(?:[- ](?:order|service))?\b|\bhome delivery\b|\b(?:90|ninety|100)[- ]?days?\b|\b3[- ]months?\b/gi

const certain = 0.7
const possible = 0.5

/** The score of a name that can mean the service or something else. */
const ambiguous = 0.65

/** The least score of a service that is added to the client: its words have the same meaning. */
const same = 0.9

/** “Office visit, specialist” is one service. */
const kindOfVisit = /^(?:office|doctor|physician) visits?\s*[,:–-]\s*(?=\p{L})/iu

/** “Brand, non-preferred” is one service too. */
const kindOfBrand = /^(?<brand>brand(?:[- ]name)?(?: drugs?)?)\s*[,:–-]\s*(?<kind>(?:non[- ]?)?preferred)\b/i

/** “Tier 1/2/3” is “tier 1 / tier 2 / tier 3”. */
const tiersOfDrugs = /\b(tier|level)s? (\d(?:\s*[/,&]\s*\d)+)/i

/** “Specialty” after other drugs in a list is a drug. */
const specialtyInList = /(?<=\b(?:generic|brand|preferred|formulary|tier \d)\b.*)\bspecialty$/i

/** What “MRI” and “CT” in “Imaging: MRI, CT” have in common. */
const listHeading = /^[^:]*:\s+(?=\p{L})/u

/** Headings below which “Office visit” and “Inpatient” are other services than elsewhere. */
const careTopic = /\b(?:mental|behaviou?ral|substance|pregnan\w*|maternity)\b/i

/** The services that the words of a row name, or its heading and its words. */
export function matchServices(
  row: string,
  context: string,
  findService: ServiceFinder,
): BenefitMatch | undefined {
  const own = matchWords(row, context, findService)
  if (!careTopic.test(context) || careTopic.test(row)) return own
  const isOfTopic = own?.fields.join() === findService(context)?.fields.join()
  if (isOfTopic) return own
  return findService(`${context} ${row}`) ?? (own && { ...own, isCertain: false })
}

function matchWords(row: string, context: string, findService: ServiceFinder): BenefitMatch | undefined {
  const exact = findService(row)
  if (exact?.isExact && !context.match(byMail)) return exact
  const plain = row
    .replace(kindOfVisit, '')
    .replace(kindOfBrand, '$<kind> $<brand>')
    .replace(specialtyInList, 'specialty drug')
    .replace(tiersOfDrugs, (_, tier: string, numbers: string) => numbers.replaceAll(/\d/g, `${tier} $&`))
  const isByMail = `${context} ${row}`.match(byMail) !== null
  const shorter = plain.replaceAll(byMail, ' ').replaceAll(/\(\s*\)/g, ' ')
  const words = /\p{L}/u.test(shorter) ? shorter : plain
  const find = (text: string) => findService(isByMail ? `${text} mail order (90 days)` : text)
  const whole = find(words)
  const lists = [withoutNotes(words), ...readNotes(words)].map((text) =>
    text.replace(listHeading, '').split(listSeparator),
  )
  const findAll = (parts: readonly string[]) => {
    const found = parts.filter((part) => /\p{L}/u.test(part)).map(find)
    if (parts.length < 2 || !found.every((each) => each?.isCertain)) return undefined
    return [...new Set(found.flatMap((each) => each!.fields))]
  }
  for (const parts of lists) {
    const fields = findAll(parts)
    if (fields && (fields.length > 1 || !whole?.isCertain)) return { fields, isCertain: true }
  }
  const ofParts = matchParts(lists[0]!, find, (part) => completeServiceName(part, row, context))
  if (ofParts && !whole?.isExact) return ofParts
  if (whole?.isCertain) return whole
  const inContext = find(`${context} ${words}`)
  return inContext?.isCertain ? inContext : (whole ?? inContext)
}

/**
 * Parts without a service are new services, if at least half of the parts are known. A part that can mean the service of
 * another part is the same, as in “Therapy or counseling”.
 */
function matchParts(
  parts: readonly string[],
  find: ServiceFinder,
  nameOf: (part: string) => string,
): BenefitMatch | undefined {
  const found = parts
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part) && !/^per \p{L}+$/iu.test(part))
    .map((part) => ({ part, match: find(part) }))
  const known = new Set(found.flatMap(({ match }) => (match?.isCertain ? match.fields : [])))
  const fields = found.map(({ part, match }) =>
    match && (match.isCertain || match.fields.every((field) => known.has(field)))
      ? match.fields
      : [newServiceField(nameOf(part))],
  )
  const unknown = fields.filter(([field]) => !known.has(field!)).length
  if (found.length < 2 || unknown > found.length / 2) return undefined
  return { fields: [...new Set(fields.flat())], isCertain: unknown === 0 }
}

interface FoundService extends BenefitMatch {
  /** Whether it has exactly this name or alias. */
  isExact: boolean
}

export type ServiceFinder = (text: string) => FoundService | undefined

/** Rates the services by their own names first, then by the usual names that the catalog lists. */
export function createServiceFinder(services: readonly KnownService[]): ServiceFinder {
  const names = services.flatMap(({ field, name }) => {
    const { aliases = [], ambiguousAliases = [] } = findCatalogService(name) ?? {}
    return [
      { field, name, exact: 1, share: 0.98 },
      ...aliases.map((alias) => ({ field, name: alias, exact: 0.99, share: same })),
      ...ambiguousAliases.map((alias) => ({ field, name: alias, exact: ambiguous, share: ambiguous })),
    ]
  })
  const missing = new Set(services.filter(({ isMissing }) => isMissing).map(({ field }) => field))
  const rate = createNameRater(names.map(({ name }) => name))
  const normalized = names.map(({ name }) => normalizeText(name))
  const rateAll = ([text, isReworded]: readonly [string, boolean]) => {
    const own = normalizeText(text)
    const shares = rate(text)
    return names.map(({ field, exact, share }, index) => ({
      field,
      score: own === normalized[index] && !isReworded ? exact : shares[index]! * share,
    }))
  }
  // A name with the same words that is ambiguous counts more than one that is not, unless that is exact.
  const highest = (scores: readonly number[]) => {
    const best = Math.max(...scores)
    return best < 0.99 && scores.includes(ambiguous) ? ambiguous : best
  }
  return (text) => {
    const scores = rollup(
      [...listWordings(text)].flatMap(rateAll),
      (rated) => highest(rated.map(({ score }) => score)),
      ({ field }) => field,
    )
    const score = Math.max(0, ...scores.values())
    const best = [...scores.keys()].filter((field) => scores.get(field) === score)
    const present = best.filter((field) => !missing.has(field))
    const isAmbiguous = score === ambiguous
    if (score < possible || (best.length > 1 && !isAmbiguous)) return undefined
    return {
      fields: present.length > 0 ? present : best,
      isCertain: score >= (present.length > 0 ? certain : same),
      isExact: score >= 0.99 && normalized.includes(normalizeText(text)),
    }
  }
}
