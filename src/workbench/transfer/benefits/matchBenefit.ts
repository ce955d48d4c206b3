import { readTier } from '../../cells/tierTitles.ts'
import { isOtherPayer } from '../otherTopics.ts'
import { accountFields, companyMoney } from './companyMoney.ts'
import { withoutAlternatives } from './deductibleWords.ts'
import { createPartReader } from './labelParts.ts'
import {
  createServiceFinder,
  matchServices,
  type BenefitMatch,
  type KnownService,
  type ServiceFinder,
} from './matchServices.ts'
import { withoutBothNetworks } from './networks.ts'
import { drugWords } from './newServices.ts'
import { personsOf, unifyPairs } from './persons.ts'

/** Finds the fields that the words of a benefits table mean; undefined if no field is similar. */
export type BenefitMatcher = (words: string, context: string) => BenefitMatch | undefined

/**
 * Creates a function for the words of one row, such as "Specialist visit", and the headings above it, such as "Prescription
 * drugs, Retail (30 days)", which can be blank. The fields are those of `listBenefitFields`.
 */
export function createBenefitMatcher(services: readonly KnownService[]): BenefitMatcher {
  const find = createServiceFinder(services)
  const readParts = createPartReader(services, find)
  return (printed, context) => {
    const words = withoutBothNetworks(printed)
    const match = withoutField.test(words) ? undefined : findMatch(words, context, find)
    if (!match || match.fields.length === 0) return undefined
    const read = readParts(words, match)
    return isOtherInsurance(`${context} ${words}`) ? { ...read, isCertain: false } : read
  }
}

/** Whether words name other insurance, whose terms can be in the same table. */
export function isOtherInsurance(text: string): boolean {
  return otherInsurance.test(text)
}

const otherInsurance = /\b(?:dental|vision|life insurance|disability)\b/i

/** Whether a row is no part of the plan's term that the heading above it names, such as “Deductible”. */
export function isOutsideTopic(words: string, heading: string): boolean {
  return topicOf(toPlain(heading)) !== undefined && !isPart.test(toPlain(words))
}

export type Payer = 'plan' | 'member' | undefined

/** The payer that a heading names; undefined for other headings, and for sentences such as “The plan covers exams”. */
export function findPayer(text: string): Payer {
  if (
    /\b(?:you|members?) pays?\b(?= +(?:for|in|after)\b|(?! *[\w$]))|\b(?:your|members?['’]?s?) share\b/i.test(
      text,
    )
  )
    return 'member'
  return /\bplan (?:pays\b(?= +(?:for|in|after)\b|(?! *[\w$]))|covers\b(?! *[\w$]))|\bcovered at\b|\bplan['’]s share\b/i.test(
    text,
  )
    ? 'plan'
    : undefined
}

/** Rows of a Summary of Benefits and Coverage that no field answers. */
const withoutField = /^(?:are|do|does|is|will)\b.*\?$|\bnot included\b|\bsurgeon fees?\b/i

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
  const tiers = payrollFields(own)
  if (tiers.length > 0 && !topicAbove) return { fields: tiers, isCertain: false }
  // “In network” can be about the row above.
  if (isGeneralShare(own)) return { fields: ['usual'], isCertain: saysShare.test(own) }
  return undefined
}

interface Topic {
  pattern: RegExp
  /** @param own the words below the heading, if the topic comes from it */
  fieldsOf: (all: string, above: string, own?: string) => string[]
  isCertain: (own: string, above: string) => boolean
}

const notOnlyDrug = /\b(?:medical|combined|includ\w*|integrated)\b/

/** What a row below a heading such as “Deductible” names: persons, a tier, the kind, or the network. */
const isPart =
  /\b(?:in network|participating|individual|ind|single|person|member|family|fam|employee|ee|emp|spouse|child|children|only|type|kind|embedded|aggregate|self|annual|amount|contribution)\b/

/** Terms of plans. The first row whose pattern matches applies. */
const topics: readonly Topic[] = [
  {
    pattern:
      /\b(?:requires?|needs?)\b.*\bown (?:money|funds)\b|\bown (?:money|funds)\b.*\b(?:first|required|needed)\b/,
    fieldsOf: () => ['account needsOwnMoney'],
    isCertain: () => true,
  },
  {
    pattern: companyMoney,
    fieldsOf: (all, _above, own = all) => accountFields(own),
    isCertain: () => true,
  },
  {
    pattern:
      /\bout of pocket\b|\b(?:most|maximum) (?:that )?you(?: will| can| would| ll)? pay\b|\bm?oopm?\b|\bannual (?:maximum|max|limit) (?:you|out)\b/,
    fieldsOf: (all, above) => limitFields(isForDrugs(all, above) ? 'drugMaximum' : 'outOfPocketMaximum', all),
    isCertain: isOwnTopicCertain,
  },
  {
    pattern: /\b(?:deductibles?|cyd)\b/,
    fieldsOf: (all, above) =>
      isForDrugs(all, above) ? drugDeductibleFields(all) : limitFields('deductible', all),
    isCertain: isOwnTopicCertain,
  },
  {
    pattern:
      /\b(?:payroll|premiums?|employees? (?:contributions?|costs?|rates?|premiums?|deductions?)|your (?:costs?|contributions?|premiums?) (?:per|each|a)|paychecks?|contributions? (?:per|each)|bi ?weekly|semi ?monthly|(?:monthly|weekly) (?:contributions?|costs?|rates?|deductions?|premiums?))\b/,
    fieldsOf: (all, _above, own = all) =>
      payrollFields(own.replaceAll(/\b(?:employees? )?(?:contributions?|premiums?|costs?|rates?)\b/g, ' ')),
    isCertain: (own, above) => !isOtherPayer(above) && !isOtherPayer(own),
  },
]

/** A deductible or a maximum below the heading “Prescription drugs” can be the plan's. */
function isOwnTopicCertain(own: string, above: string) {
  return drugWords.test(own) || !drugWords.test(above)
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
  return drugWords.test(`${above} ${all}`) && !notOnlyDrug.test(all)
}

function limitFields(limit: string, words: string) {
  if (/\b(?:type|kind)\b|\bembedded (?:or|non)\b|^(?:non ?)?(?:embedded|aggregate)$/.test(words))
    return [`${limit} kind`]
  return personsOf(words).map((person) => `${limit} ${person}`)
}

function payrollFields(words: string) {
  if (/\b(?:individual family|family individual)\b/.test(words)) return ['payroll EE', 'payroll EF']
  const tier = readTier(words)
  return tier ? [`payroll ${tier}`] : []
}

function drugDeductibleFields(words: string) {
  return personsOf(words).map((person) => (person === 'family' ? 'familyDrugDeductible' : 'drugDeductible'))
}

const saysShare = /\b(?:co ?insurance|pays?|share|percentage|all|other|most|covered)\b/

/** “Coinsurance” and what the plan pays are about services that have no row of their own. */
export function isGeneralShare(words: string): boolean {
  const own = toPlain(words)
  const rest = own.replaceAll(
    /\b(?:your|you|the|member|members|plan|pays?|co ?insurance|general|most|all|other|covered|services?|share|after|deductible|percentage|in network|level)\b/g,
    ' ',
  )
  return rest.trim() === '' && own !== ''
}

function toPlain(text: string) {
  return unifyPairs(withoutAlternatives(text))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
}
