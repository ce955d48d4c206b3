import { isByDay, type Payment } from '../../contract/plans.ts'
import { formatPayment } from './formatPayment.ts'
import {
  formatCellMoney,
  formatPercent,
  parseMoney,
  parseFailure,
  value,
  type Parsed,
  type ParseFailure,
} from './numbers.ts'
import type { PhraseProperties } from './paymentTerms.ts'
import { paymentExamples, readClauses, takeDeductibleAmount, type Clause } from './readClauses.ts'
import { takeWaiver, type NamedService } from './serviceNames.ts'

/**
 * Parses a payment in the words of plan brochures, such as "$25 copay" or "20% after deductible". A bare number is a
 * copay. The steps must be in an order of the calculator: first uses, deductible, copay, percentage, or the copay before
 * the deductible. The whole text must be valid.
 * @param services those whose stays can waive a copay
 * @param service what the payment is for, if it is for one service
 */
export function parsePayment(
  text: string,
  services: readonly NamedService[] = [],
  service?: NamedService,
): Parsed<Payment> {
  if (text.trim() === '') return { kind: 'empty' }
  const copays = severalCopays.exec(text)
  if (copays)
    return parseFailure(
      `“${copays[0]}” is several copays, such as those for generic and brand drugs. Write each in the row of its service.`,
    )
  const amount = takeDeductibleAmount(text)
  if (amount) {
    const kept = withoutDeductibleAmount(text, services)
    const place = amount.isForDrugs ? 'Plans → Drug deductible' : 'Plans → Deductible'
    return parseFailure(
      `Enter the deductible of ${amount.amount} under ${place}${kept === null ? ', and only what the plan charges after it here.' : `, and write “${kept}” here.`}`,
    )
  }
  const waiver = takeWaiver(text, services)
  if ('kind' in waiver) return waiver
  const clauses = readClauses(waiver.rest)
  if ('kind' in clauses) return clauses
  const conflict = findConflict(clauses)
  if (conflict) return conflict
  const properties: PhraseProperties = Object.assign({}, ...clauses.map((each) => each.properties))
  const unclear =
    findGap(properties) ??
    findUnclearNumber(text, properties) ??
    findDaysWithoutStay(properties, service) ??
    (waiver.properties.copayWaivedWith === undefined ? undefined : findWaiverWithoutCopay(text, properties))
  if (unclear) return unclear
  const payment = toPayment({ ...properties, ...waiver.properties })
  // Each use is a stay.
  if (service && !isByDay(service)) delete payment.copayDays
  return value(payment, findWarning(text, payment))
}

/** A number below 1 that is neither clearly dollars nor clearly a percentage, which workbooks have as a fraction. */
export const bareFraction = /(?<![\d$.,]|\$ )0?\.\d+(?! ?%|[\d.])/

function findUnclearNumber(text: string, { coinsurance, isShareUnclear }: PhraseProperties) {
  const [fraction] = bareFraction.exec(text) ?? []
  if (fraction !== undefined) {
    const percentage = formatPercent(Number((Number(fraction) * 100).toFixed(10)))
    return parseFailure(`Is “${fraction}” ${percentage} or ${formatCellMoney(Number(fraction))}?`)
  }
  if (!isShareUnclear) return undefined
  const share = formatPercent(coinsurance!)
  return parseFailure(
    `Does the plan or the member pay ${share}? Write “plan pays ${share}” or “member pays ${share}”.`,
  )
}

function findDaysWithoutStay(
  { copay = 0, copayDays = 0, isPerDay }: PhraseProperties,
  service?: NamedService,
) {
  if (!service || isByDay(service) || !(isPerDay || copayDays > 1)) return undefined
  const example = formatCellMoney(copay * Math.max(copayDays, 1))
  return parseFailure(
    `“${service.name}” is not counted in days, so the calculator would charge the copay of one day. Write the copay of a whole use, such as “${example}”, or enter “Days of one stay” under Services and prices if each use is a day.`,
  )
}

/** Only the words “copay waived” say that other amounts stay. */
function findWaiverWithoutCopay(text: string, properties: PhraseProperties) {
  if (properties.copay !== undefined || /\bco-?pay(?:ment)?\s+(?:(?:is|will\s+be)\s+)?waived\b/i.test(text))
    return undefined
  const kept = formatPayment(toPayment(properties))
  return parseFailure(
    `The calculator can waive only a copay, and the text has none. Write the copay, such as “$250, waived if admitted”, or write “${kept}” without the waiver.`,
  )
}

const severalCopays = /\$? ?\d[\d,.]*(?: ?\/ ?\$ ?\d[\d,.]*)+/

/**
 * The payment of a text that has the amount of a deductible, such as "25% after a $150 drug deductible". The amount belongs
 * to the plan. Null if there is no amount, or the rest is not clear.
 */
export function withoutDeductibleAmount(text: string, services: readonly NamedService[] = []): string | null {
  const amount = takeDeductibleAmount(text)
  const parsed = amount && parsePayment(amount.rest, services)
  return parsed?.kind === 'value'
    ? formatPayment(toPayment({ ...parsed.value, deductible: true }), services)
    : null
}

function findConflict(clauses: readonly Clause[]): ParseFailure | undefined {
  const seen: PhraseProperties = {}
  let last = -1
  for (const { title, rank = last, properties } of clauses) {
    if (Object.keys(properties).some((name) => name in seen && name !== 'needsCoinsurance'))
      return parseFailure(`The text has ${title} twice. Write one payment, such as “deductible, then 20%”.`)
    if (rank < last)
      return parseFailure(
        'The calculator takes first visits, then the deductible, then a copay, then a percentage. Write them in this order, such as “deductible, then $500, then 20%”, or “$500, then deductible, then 20%” if the copay is first.',
      )
    if (properties.deductible && seen.copay !== undefined && seen.coinsurance !== undefined)
      return askOrder(seen)
    if (rank === last && properties.deductible && hasUnclearDeductible(seen))
      return parseFailure(
        'It is not clear what is after the deductible. Write it in the order of payment, such as “deductible, then $500, then 20%”.',
      )
    last = rank
    Object.assign(seen, properties)
  }
  const isFreeAndPaid =
    (seen.isFree && seen.copay !== undefined) ||
    ((seen.isFree || seen.isRestFree) && seen.coinsurance !== undefined)
  return isFreeAndPaid
    ? parseFailure('The text says that there is a charge and that there is none. Write one of them.')
    : undefined
}

/** In “$250, then 20% after deductible”, the deductible can come before the copay, or between both. */
function askOrder(properties: PhraseProperties) {
  const [first, last] = [{}, { copayFirst: true }].map((order) =>
    formatPayment(toPayment({ ...properties, deductible: true, ...order })),
  )
  return parseFailure(`Does the deductible or the copay come first? Write “${first}” or “${last}”.`)
}

/** Whether "after deductible" can be about the first visits or about all of the text. */
function hasUnclearDeductible({ firstUses, copay, coinsurance, isFree, isRestFree }: PhraseProperties) {
  return firstUses !== undefined && copay === undefined && coinsurance === undefined && !isFree && !isRestFree
}

function findGap(properties: PhraseProperties): ParseFailure | undefined {
  const { copay, copayDays, coinsurance, isFree, isRestFree, needsCoinsurance } = properties
  const { notCovered, deductible, firstUses, coinsuranceMaximum, coinsuranceMinimum } = properties
  const limit = coinsuranceMaximum ?? coinsuranceMinimum
  if (properties.isPlanShare && limit !== undefined)
    return parseFailure(
      `Does ${formatCellMoney(limit)} limit what the plan or the member pays? The calculator can limit only what the member pays: write “${formatPayment(toPayment(properties))}” for that.`,
    )
  if (copayDays !== undefined && copayDays > 366) return parseFailure('Write 366 days or fewer.')
  if (needsCoinsurance && coinsurance === undefined)
    return parseFailure(
      'A minimum or maximum in dollars limits a percentage, such as “25%, at most $75”. For a stay, write the number of days, such as “$300 per day, up to 5 days”.',
    )
  if (copay !== undefined || coinsurance !== undefined || isFree || isRestFree) return undefined
  if (notCovered && Object.keys(properties).length === 1) return undefined
  if (deductible)
    return parseFailure(
      'Write what the member pays after the deductible, such as “deductible, then 20%” or “deductible, then no charge”.',
    )
  if (firstUses)
    return parseFailure(
      'Write what later visits cost, such as “first 3 visits free, then deductible, then 20%”.',
    )
  return parseFailure(`Write what the member pays, for example ${paymentExamples}.`)
}

/** Puts the properties in the order of sample files. */
function toPayment(properties: PhraseProperties): Payment {
  const {
    isFree,
    isRestFree,
    isPlanShare,
    isShareUnclear,
    needsCoinsurance,
    isDeductibleLeftOut,
    isPerDay,
    ...payment
  } = properties
  const { firstUses, deductible, ...others } = payment
  const isUnderDeductible =
    deductible ?? (others.priceUntilDeductible !== undefined && !isDeductibleLeftOut ? true : undefined)
  return {
    ...(firstUses && { firstUses }),
    ...(isUnderDeductible !== undefined && { deductible: isUnderDeductible }),
    ...others,
  }
}

function findWarning(text: string, { coinsurance = 0 }: Payment) {
  const [amount] = /\$ ?\d+\.\d{3,}/.exec(text) ?? []
  const parsed = amount === undefined ? undefined : parseMoney(amount)
  if (parsed?.kind === 'value' && parsed.warning !== undefined) return parsed.warning
  return coinsurance > 0 && coinsurance < 1
    ? `${formatPercent(coinsurance)} is less than one percent. Write 20% for a fifth.`
    : undefined
}
