import { rollup } from 'd3-array'
import { findCatalogService } from '../../../check/catalogEntries.ts'
import { readTier } from '../../cells/tierTitles.ts'
import { createNameRater, isOtherPayer, normalizeText, readNotes } from '../similarity.ts'

/** A service of the client or of the catalog that a brochure can name. */
export interface KnownService {
  /** The name of its field. */
  field: string
  name: string
}

export interface BenefitMatch {
  /** The names of the fields, in the order of the words: “Primary care / Specialist” has two. */
  fields: readonly string[]
  /** Whether nothing else can be meant. Otherwise, a person decides. */
  isCertain: boolean
}

/** Finds the fields that the words of a benefits table mean; undefined if no field is similar. */
export type BenefitMatcher = (words: string, context: string) => BenefitMatch | undefined

/**
 * Creates a function for the words of one row, such as "Specialist visit", and the headings above it, such as "Prescription
 * drugs, Retail (30 days)", which can be blank. The fields are those of `listBenefitFields`.
 */
export function createBenefitMatcher(services: readonly KnownService[]): BenefitMatcher {
  const find = createServiceFinder(services)
  return (words, context) => {
    const match = findMatch(words, context, find)
    if (!match || match.fields.length === 0) return undefined
    return otherBenefits.test(`${context} ${words}`) ? { ...match, isCertain: false } : match
  }
}

/** Whether words or headings name providers outside the network, or in its second tier. */
export function isOutOfNetwork(text: string): boolean {
  return /\b(?:out[- ]of[- ]network|oon|non[- ]?network|non[- ]?participating|out[- ]network|tier (?:2|3|two|three) (?:network|providers?))\b/i.test(
    text,
  )
}

/** Whether a row is no part of the plan's term that the heading above it names, such as “Deductible”. */
export function isOutsideTopic(words: string, heading: string): boolean {
  return topicOf(toPlain(heading)) !== undefined && !isPart.test(toPlain(words))
}

/** Who pays the values that a text is about; undefined if it does not say. */
export function findPayer(text: string): 'plan' | 'member' | undefined {
  if (/\b(?:you|members?) pays?\b|\b(?:your|members?['’]?s?) share\b/i.test(text)) return 'member'
  return /\bplan (?:pays|covers)\b|\bcovered at\b|\bplan['’]s share\b/i.test(text) ? 'plan' : undefined
}

/** Terms of other insurance in the same table. */
const otherBenefits = /\b(?:dental|vision|life insurance|disability)\b/i

function findMatch(words: string, context: string, find: ServiceFinder): BenefitMatch | undefined {
  const own = toPlain(words)
  const above = toPlain(context)
  const topic = topicOf(own)
  if (topic) return { fields: topic.fieldsOf(own, above), isCertain: topic.isCertain(own, above) }
  const service = matchServices(words, context, find)
  if (service?.isCertain) return service
  const topicAbove = topicOf(above)
  if (topicAbove && isPart.test(own))
    return { fields: topicAbove.fieldsOf(`${above} ${own}`, above, own), isCertain: true }
  if (service) return service
  const tier = readTier(words)
  if (tier && !topicAbove) return { fields: [`payroll ${tier}`], isCertain: false }
  if (isGeneralShare(own)) return { fields: ['usual'], isCertain: true }
  return undefined
}

interface Topic {
  pattern: RegExp
  /** @param own the words below the heading, if the topic comes from it */
  fieldsOf: (all: string, above: string, own?: string) => string[]
  isCertain: (own: string, above: string) => boolean
}

const drug = /\b(?:rx|drugs?|prescriptions?|pharmacy)\b/
const notOnlyDrug = /\b(?:medical|combined|includ\w*|integrated)\b/

/** What a row below a heading such as “Deductible” names: persons, a tier, or the kind. */
const isPart =
  /\b(?:individual|ind|single|person|member|family|fam|employee|ee|emp|spouse|child|children|only|type|kind|embedded|aggregate|self|annual|amount|contribution)\b/

/** Terms of plans. The first row whose pattern matches applies. */
const topics: readonly Topic[] = [
  {
    pattern:
      /\b(?:hsa|hra|health savings|health reimbursement)\b(?=.*\b(?:contribut\w*|fund\w*|seed|deposit|money|credit|employer|company|allocation)\b)|\b(?:contribut\w*|fund\w*|seed|deposit|money|credit|employer|company|allocation)\b.*\b(?:hsa|hra|health savings|health reimbursement|account)\b/,
    fieldsOf: (all, _above, own = all) => accountFields(own),
    isCertain: () => true,
  },
  {
    pattern: /\bout of pocket\b|\b(?:oop|moop)\b|\bannual (?:maximum|max|limit) (?:you|out)\b/,
    fieldsOf: (all, above) => limitFields(isForDrugs(all, above) ? 'drugMaximum' : 'outOfPocketMaximum', all),
    isCertain: isOwnTopicCertain,
  },
  {
    pattern: /\bdeductibles?\b/,
    fieldsOf: (all, above) =>
      isForDrugs(all, above) ? drugDeductibleFields(all) : limitFields('deductible', all),
    isCertain: isOwnTopicCertain,
  },
  {
    pattern:
      /\b(?:payroll|premiums?|employees? (?:contributions?|costs?|rates?|premiums?|deductions?)|your (?:costs?|contributions?|premiums?) (?:per|each|a)|paychecks?|contributions? (?:per|each)|bi ?weekly|semi ?monthly|(?:monthly|weekly) (?:contributions?|costs?|rates?|deductions?|premiums?))\b/,
    fieldsOf: (all, _above, own = all) => {
      const tier = readTier(
        own.replaceAll(/\b(?:employees? )?(?:contributions?|premiums?|costs?|rates?)\b/g, ' '),
      )
      return tier ? [`payroll ${tier}`] : []
    },
    isCertain: (own, above) => !isOtherPayer(above) && !isOtherPayer(own),
  },
]

/** A deductible or a maximum below the heading “Prescription drugs” can be the plan's. */
function isOwnTopicCertain(own: string, above: string) {
  return drug.test(own) || !drug.test(above)
}

function topicOf(words: string) {
  // “Specialist (after deductible)” is about a specialist.
  const withoutTerms = words.replaceAll(
    /\b(?:after|before|subject to|until|once|with|without|no|then)(?: the| your| plan| annual)* deductible\b|\bdeductible (?:is )?(?:waived|applies|does not apply|met)\b|\bout of pocket costs?\b/g,
    ' ',
  )
  return topics.find(({ pattern }) => pattern.test(withoutTerms))
}

function isForDrugs(all: string, above: string) {
  return drug.test(`${above} ${all}`) && !notOnlyDrug.test(all)
}

const inFamily = /\b(?:person|individual|member|each)\b.*\b(?:in|within|of|under|on)(?: an?| the)? family\b/
const individual = /\b(?:individual|ind|single|person|member|self|employee|ee|emp)\b/
const family = /\b(?:family|fam|families)\b/

/** Words without a person are about both amounts. */
function personsOf(words: string): ('individual' | 'family' | 'person')[] {
  if (inFamily.test(words)) return ['person']
  const [isIndividual, isFamily] = [individual.test(words), family.test(words)]
  return isIndividual === isFamily ? ['individual', 'family'] : [isFamily ? 'family' : 'individual']
}

function limitFields(limit: string, words: string) {
  if (/\b(?:type|kind)\b|\bembedded or\b|^(?:non ?)?(?:embedded|aggregate)$/.test(words))
    return [`${limit} kind`]
  return personsOf(words).map((person) => `${limit} ${person}`)
}

function drugDeductibleFields(words: string) {
  return personsOf(words).map((person) => (person === 'family' ? 'familyDrugDeductible' : 'drugDeductible'))
}

/** An account has money for an employee alone and for everyone else, or for each tier. */
function accountFields(own: string) {
  const words = own.replaceAll(
    /\b(?:employer|company|employees?) (?:hsa |hra )?(?:contribut\w*|fund\w*|money)\b/g,
    ' ',
  )
  const isForOne = /\b(?:individual|ind|single|only|self|person)\b/.test(words)
  const isForOthers = /\b(?:family|fam|families|others?)\b/.test(words)
  const tier = readTier(words)
  if (isForOne !== isForOthers && tier && (tier !== 'EF' || individual.test(words)))
    return [`account ${tier}`]
  if (isForOne === isForOthers)
    return tier && !isForOne ? [`account ${tier}`] : ['account EE', 'account others']
  return [isForOne ? 'account EE' : 'account others']
}

/** “Coinsurance” and what the plan pays are about services that have no row of their own. */
function isGeneralShare(own: string) {
  const rest = own.replaceAll(
    /\b(?:your|you|the|member|members|plan|pays?|co ?insurance|general|most|all|other|covered|services?|share|after|deductible|percentage|in network|level)\b/g,
    ' ',
  )
  return rest.trim() === '' && own !== ''
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
  [/(?<=wellness )exams?\b/gi, ' '],
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

/** Scans that no client or catalog lists, beside those that they list. */
const rarelyNamed = /^\s*(?:pet|mra)(?: scans?)?\s*$/i

function matchServices(row: string, context: string, findService: ServiceFinder): BenefitMatch | undefined {
  const words = row.replace(kindOfVisit, '')
  const mail = byMail.test(context) ? ' mail order (90 days)' : ''
  const find = (text: string) => findService(`${text}${mail}`)
  const whole = find(words)
  if (whole && whole.score === 1) return { fields: [whole.field], isCertain: true }
  const withoutNotes = words.replaceAll(/\([^()]*\)/g, ' ')
  const lists = [withoutNotes, ...readNotes(words)].map((text) =>
    text.split(/\s*(?:\/|,|;|&|\+|\band\b|\bor\b)\s*/i),
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
  if (best) return { fields: [best.field], isCertain: best.score >= certain }
  const known = findAll(lists[0]!.filter((part) => !rarelyNamed.test(part)))
  return known && { fields: known, isCertain: false }
}

type ServiceFinder = (text: string) => { field: string; score: number } | undefined

/** Rates the services by their own names first, then by the usual names that the catalog lists. */
function createServiceFinder(services: readonly KnownService[]): ServiceFinder {
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

function toPlain(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
}
