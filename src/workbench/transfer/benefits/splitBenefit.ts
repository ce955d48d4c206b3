import { readNotes } from '../similarity.ts'
import type { BenefitField } from './benefitFields.ts'
import {
  deductibleWords,
  exceptsCopays,
  findDeductible,
  isAboutCopays,
  isDeductibleConditional,
  saysWhatIsFirst,
  withoutAlternatives,
} from './deductibleWords.ts'
import { findFirstPerson } from './persons.ts'
import type { BenefitsRow } from './readBenefits.ts'

export interface FieldText {
  field: BenefitField
  text: string
}

/** A text that can mean several things, with what it can be instead. */
export interface UnclearText {
  message: string
  /** What the text means as it is. */
  meaning?: string
  suggestions: readonly string[]
}

/**
 * Divides the text of a cell into those of its row's fields: “$1,500 / $3,000” for one person, and for a family.
 * @param row whose words can say which of two amounts comes first
 */
export function splitBenefit(
  text: string,
  fields: readonly BenefitField[],
  row: Pick<BenefitsRow, 'words' | 'context'>,
): FieldText[] | UnclearText {
  const same = fields.map((field) => ({ field, text }))
  const isMoney = /^account (?:E[A-Z]|others)$/.test(fields[0]?.name ?? '')
  if (isMoney && hasNoValue(text) && !text.includes('0'))
    return {
      message: `“${text}” is not an amount. If the company puts no money into the account, import $0. Skip it to keep the money that the plan has.`,
      suggestions: ['$0'],
    }
  if (fields[0]?.table === 'limits' || (fields[0]?.table === 'payroll' && fields.length > 1))
    return splitLimit(text, fields, findFirstPerson(row.words) ?? findFirstPerson(row.context)) ?? same
  if (fields.length < 2) return same
  const divided = separators.map((separator) => text.split(separator))
  const parts = divided.find(({ length }) => length === fields.length)
  if (parts) return fields.map((field, index) => ({ field, text: parts[index]!.trim() }))
  if (divided.every(({ length }) => length === 1)) return same
  const titles = fields.map(({ title }) => title).join(', ')
  return {
    message: `“${text}” is not one value for each of these: ${titles}. Write them with slashes, such as $10 / $35.`,
    suggestions: [],
  }
}

const noValue = /^(?:[-–—]+|n\/?a|none|nothing|no|not applicable|not available|\$?\s?0(?:\.00)?)$/i

/** Whether a text, or each part of a pair, says that the plan has no such amount. */
export function hasNoValue(text: string): boolean {
  return [[text], text.split('/')].some((parts) => parts.every((part) => noValue.test(part.trim())))
}

/** Between payments. A slash in “$25/visit” divides nothing. */
const separators = [
  /\s*\/\s*(?=[$\d–—]|no\b|not\b|n\/a\b|ded|plan\b|covered\b)/i,
  /\s*[;\n|]\s*/,
  /,\s+(?=[$\d]|no\b|not\b)/i,
]

const amount = /\$?\s?\d[\d,]*(?<!,)(?:\.\d+)?/g

const labels = new Map<string, 'individual' | 'family'>([
  ...'one individual ind person member single self employee ee you'
    .split(' ')
    .map((word) => [word, 'individual'] as const),
  ...'family fam families others'.split(' ').map((word) => [word, 'family'] as const),
])

/** Words that do not change what an amount is. */
const neutral = new Set(
  'a all an and annual calendar each for max maximum only per plan year embedded non aggregate'.split(' '),
)

/**
 * @param heading for whom the first of two amounts is, if the text does not say it
 * @returns undefined if the whole text is for each field, or only the table's format can say what is wrong
 */
function splitLimit(
  text: string,
  fields: readonly BenefitField[],
  heading: 'individual' | 'family' | undefined,
): FieldText[] | UnclearText | undefined {
  const amounts = (text.match(amount) ?? []).map((each) => each.trim())
  const words = text
    .replaceAll(amount, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  const namesBoth = ['individual', 'family'].every((person) =>
    words.some((word) => labels.get(word) === person),
  )
  const unknown = words.filter(
    (word) => !labels.has(word) && !neutral.has(word) && !(namesBoth && /^(?:up|to)$/.test(word)),
  )
  const isKnown = unknown.length === 0
  const named = words.flatMap((word) => labels.get(word) ?? [])
  const persons = named.filter((each, index) => each !== named[index - 1])
  const [first, second] = fields
  if (!first || amounts.length === 0 || (!isKnown && amounts.length < 2)) return undefined
  const isFamily = (field: BenefitField) => /family|(?:others|EF)$/i.test(field.name)
  if (!second) {
    const isSame =
      persons.length === 0 || (persons.length === 1 && (persons[0] === 'family') === isFamily(first))
    return isKnown && isSame && amounts.length === 1 ? [{ field: first, text: amounts[0]! }] : undefined
  }
  const [one = '', other] = amounts
  if (isKnown && other === undefined) {
    if (toNumber(one) === 0) return fields.map((field) => ({ field, text: one }))
    if (persons.length === 1) return [{ field: persons[0] === 'family' ? second : first, text: one }]
  }
  const firstPerson = persons[0] ?? heading
  const isInOrder = firstPerson !== undefined || toNumber(one) <= toNumber(other ?? '')
  if (isKnown && amounts.length === 2 && persons.length !== 1 && isInOrder) {
    const inOrder = firstPerson === 'family' ? amounts.toReversed() : amounts
    return fields.map((field, index) => ({ field, text: inOrder[index]! }))
  }
  const pair = `${one} individual / ${other} family`
  if (!isKnown && amounts.length === 2 && !namesBoth)
    return {
      message: `“${[...new Set(unknown)].join(' ')}” in “${text}” is not clear. Write the amounts for one person and for a family, such as ${pair}.`,
      suggestions: first.name.startsWith('account ') ? [] : [pair],
    }
  return {
    message: `“${text}” does not say which amount is for one person and which for a family. Write both, such as $1,500 / $3,000.`,
    suggestions:
      amounts.length === 1
        ? [`${one} individual`, `${one} family`, `${one} / ${one}`]
        : amounts.length === 2
          ? [pair, `${one} family / ${other} individual`]
          : [],
  }
}

function toNumber(text: string) {
  return Number(text.replaceAll(/[$,\s]/g, ''))
}

/**
 * Adds to a payment what the words of its row say, as in “ER (copay waived if admitted)”, and whether the deductible
 * applies, as the row, its headings, or a title says.
 * @param row with the terms in the title of the column, which are about no charge, too
 */
export function completePayment(
  text: string,
  { words, context, payer, terms: ofColumn }: BenefitsRow & { terms: string },
  fields: readonly BenefitField[],
  sharesAfterDeductible: BenefitsRow['payer'],
): string {
  // Preventive care in the network has no deductible.
  const isPreventive = fields.every(({ title }) => /\bprevent/i.test(title))
  if (isPreventive && payer === 'plan' && /^100\s*%$/.test(text)) return 'no charge'
  if (!isPreventive && /^(?:no charge|covered in full)$/i.test(text) && findDeductible(ofColumn) === 'first')
    return 'no charge after deductible'
  const missing = readNotes(withoutAlternatives(words)).filter((note) =>
    terms.some(({ pattern, of }) => pattern.test(note) && !pattern.test(text) && of.test(text)),
  )
  const whole = [text, ...missing].join(', ')
  if (!/[$%]/.test(text) || deductibleWords.test(whole)) return whole
  const heading = `${context} ${words}`
  if (isDeductibleConditional(context)) return whole
  const said = findDeductible(heading)
  const isShare = /^(?:(?:plan|member) pays )?\d+(?:\.\d+)?\s*%/.test(text)
  if (said === 'none') return isShare && isAboutCopays(heading) ? whole : `${whole}, no deductible`
  if (saysWhatIsFirst(text)) return whole
  const isAfter =
    (said === 'first' && (isShare || !exceptsCopays(heading))) ||
    (isShare && payer !== undefined && payer === sharesAfterDeductible)
  if (!isAfter) return whole
  return putDeductibleFirst(whole)
}

/** “deductible, then $250, then 20%”, or “20% after deductible”. */
export function putDeductibleFirst(payment: string): string {
  return copayThenShare.test(payment) ? `deductible, then ${payment}` : `${payment} after deductible`
}

/** A copay before a percentage: “$250 copay, then 20%”. */
export const copayThenShare = /^(\$[^%]*?),? (?:then|and|plus|\+) (?=[^$]*%)/i

/** Words that stand for the share in a row above. */
const shareReference =
  /\b(?:covered (?:at )?)?(?:the |plan )*(?:plan pays|co-?insurance)(?: applies)?\b(?! *[\d$])|^covered(?=,? (?:after|subject to) )/i

/** The text with the share of the row above that it refers to: “coinsurance applies” is “plan pays 80%”. */
export function fillShare(text: string, { shareRow }: BenefitsRow, column: number): string {
  const cell = shareRow?.cells.find((each) => each.column === column)
  if (!shareRow || !cell || text.includes('%')) return text
  const share = Number.parseFloat(cell.text)
  // The import asks who pays such a share.
  if (shareRow.payer === 'plan' && share < 50) return text
  const written = `${shareRow.payer ? `${shareRow.payer} pays ` : ''}${share}%`
  const isAfter = !saysWhatIsFirst(text) && findDeductible(`${shareRow.words} ${cell.text}`) === 'first'
  return text.replace(shareReference, `${written}${isAfter ? ' after deductible' : ''}`)
}

/** Notes that change what members pay, and the payments that they are about. */
const terms = [
  { pattern: /\bwaived\b(?!.*deductible)/i, of: /\$/ },
  { pattern: /\bdeductible\b/i, of: /[$%]/ },
  { pattern: /\b\d+ visits?\b/i, of: /[$%]/ },
]
