import type { Table } from '../tables/Table.ts'

const otherPayer =
  /\b(?:employer|cobra)\b|\b(?:company|er|total|full)(?: (?:monthly|annual|yearly|plan))?(?: (?:amount|contribution|cost|paid|pays|portion|premium|price|rate|share|subsidy)s?\b|\s*$)/i

/** Whether a title is of amounts that others pay, or of a sum with them: “Employer cost”, “Total premium”. */
export function isOtherPayer(title: string): boolean {
  return otherPayer.test(title)
}

const otherBenefit = /\b(?:dental|vision|life|disability)\b(?!.*\b(?:not|exclud\w*)\b)/i
const medical = /\b(?:medical|health)\b/i
const otherRates =
  /\b(?:retirees?|cobra)\b|\bpremium[- ]equivalents?\b|\b(?:budget(?:ed)?|funding) (?:\w+ )?rates?\b/i

/** What a heading of rates says: they are for medical care, or active employees do not pay them for it. */
export function readCoverage(heading: string): 'medical' | 'other' | undefined {
  if (otherRates.test(heading)) return 'other'
  if (medical.test(heading)) return 'medical'
  return otherBenefit.test(heading) ? 'other' : undefined
}

const surcharge =
  /\bsurcharges?\b|\b(?:tobacco|nicotine|smok(?:er|ing))\b(?!.*\bcessation)|\b(?:wellness|waiver|opt[- ]?out)\b.*\b(?:discount|incentive|payment)\b|\b(?:wellness|biometric|health) (?:screenings?|surveys?|assessments?)\b|^(?!.*\b(?:hsa|hra|fsa)\b).*\bcredits?\b|\bspouses?\b.*\b(?:other|own|available)\b.*\bcoverage\b/i

/** Whether a title is of an amount that only some employees pay or get: “Tobacco surcharge”, “Wellness credit”. */
export function isSurcharge(title: string): boolean {
  return surcharge.test(title)
}

const limit = /\bdeductibles?\b|\bout[- ]of[- ]pocket\b|\boop\b/i

/** Whether a title is of a deductible or an out-of-pocket maximum. */
export function isLimit(title: string): boolean {
  return limit.test(title)
}

/** Other rows of a sheet of payments that are about the plans as a whole. */
const otherPlanTerm =
  /\b(?:hsa|hra|fsa|premiums?|payroll|contributions?|lifetime maximum|annual maximum|network)\b/i

/** Why a name in a sheet of payments or payroll deductions is not the name of a service or plan; undefined if it can be. */
export function findOtherTopic({ columns }: Table, label: string): 'planTerm' | 'surcharge' | undefined {
  const values = columns.filter(({ isRowHeader }) => !isRowHeader)
  if (values.every(({ format }) => format.kind === 'payment'))
    return isLimit(label) || otherPlanTerm.test(label) ? 'planTerm' : undefined
  const isPayroll =
    values.some(({ name }) => name === 'unit') &&
    values.every(({ name, format }) => name === 'unit' || format.kind === 'money')
  return isPayroll && isSurcharge(label) ? 'surcharge' : undefined
}
