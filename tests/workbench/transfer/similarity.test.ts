import { expect, it } from 'vitest'
import { tierTitles } from '../../../src/compare/values/tierTitles.ts'
import { isOtherPayer } from '../../../src/workbench/transfer/otherTopics.ts'
import { createNameFinder, titleSimilarity } from '../../../src/workbench/transfer/similarity.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import {
  compareAmounts,
  describeConversion,
  explainUnit,
  guessView,
} from '../../../src/workbench/transfer/amountUnits.ts'
import type { ImportMapping } from '../../../src/workbench/transfer/ImportMapping.ts'
import type { Sheet } from '../../../src/workbench/transfer/sheet.ts'

const none = 'none of them'

/** What files write, by what it means, with a bar between the texts. */
const services: Record<string, string> = {
  'Preventive visit': 'Preventive | Preventive care | Annual physical',
  'Primary care visit': `Doctor's visit | Doctor’s office visit | Primary care | Primary Care Physician (PCP)
    PCP | Office visit`,
  'Specialist visit': 'Specialist | Specialists | Specialist office visit',
  'Telehealth visit': 'Virtual care',
  'Urgent care visit': 'Urgent care',
  'Emergency room visit': 'Emergency room | Emergency room (copay waived if admitted) | ER',
  'Generic prescription (30 days)': 'Generic drug | Generic drugs (30 days)',
  'Brand prescription (30 days)': 'Brand drugs (30 days)',
  'Lab test': 'Lab tests | Lab work',
  'X-ray': 'X-rays',
  'MRI scan': 'MRI | MRI / imaging | Imaging (CT/PET scans, MRIs)',
  'Physical therapy visit': 'Physical therapy',
  'Outpatient surgery': 'Outpatient surgery',
  'Day in hospital': 'Hospital, per day | Hospital stay | Inpatient hospital',
  'Having a baby': 'Maternity',
  [none]: `Generic drugs (90 days) | Mail-order generic drugs | Non-preferred brand drugs | Specialty drugs
    Diagnostic test (x-ray, blood work) | Outpatient hospital | Chiropractor (90 a visit) | Ambulance | — | 25`,
}

const plans: Record<string, string> = {
  'Summit Saver HDHP (with HSA)': 'Summit Saver HDHP',
  'Summit Choice PPO': 'Summit Choice',
  'Summit Basic PPO': 'Summit Basic PPO Plan',
  [none]: 'Summit | Summit PPO',
}

const bands: Record<string, string> = {
  'Under 50,000': 'under $50,000 | Less than $50K',
  '50,000 to 89,999': '$50,000 – $89,999',
  '90,000 and over': '$90,000 and over | $90,000+',
  [none]: 'over $50,000 | under $60,000',
}

const tiers: Record<string, string> = {
  EE: 'EE | EE Only | Employee Only | Emp. only | Single | Individual | Associate | Team member | You only | Just me',
  ES: 'EE + Spouse | Employee + Spouse/Domestic Partner | Emp & Sp | Me and my spouse',
  EC: 'Associate + child(ren) | You + children | EE + Child(ren) | Emp + Child(ren) | Employee & Children | EE+CH | Me and my kids',
  EK: 'Employee + 1 Child | Employee and one child',
  EF: 'EE + Family | Family | FAM | Employee, Spouse & Children | All of us',
  [none]: 'Employee + 1 | Employer cost | Total',
}

function listCases(texts: Record<string, string>) {
  return Object.entries(texts).flatMap(([meaning, each]) =>
    each.split(/[|\n]/).map((text) => [text.trim(), meaning] as const),
  )
}

it.each([services, plans, bands].flatMap((names) => listCases(names).map((row) => [...row, names] as const)))(
  'The name “%s” means “%s”',
  (text, meaning, names) => {
    const known = Object.keys(names).filter((name) => name !== none)
    expect(createNameFinder(known)(text) ?? none).toBe(meaning)
  },
)

it.each(listCases(tiers))('The title “%s” is of the tier %s', (title, meaning) => {
  const rated = Object.entries(tierTitles).map(([tier, each]) => ({
    tier,
    score: titleSimilarity(title, each),
  }))
  const [best] = rated.toSorted((one, other) => other.score - one.score)
  expect(best!.score >= 0.5 ? best!.tier : none).toBe(meaning)
})

const sheetOf = (heading: string): Sheet => ({
  name: 'Rates',
  grid: [
    [heading, ''],
    ['Plan', 'Employee'],
    ['per month', '5'],
  ],
  ignoredCells: [],
})

const mappingOf = (heading: string, roles: ImportMapping['roles'] = []): ImportMapping => ({
  sheet: sheetOf(heading),
  isTransposed: false,
  titleRow: 1,
  endRow: 3,
  roles,
  sources: [],
})

it.each([
  ['2027 payroll deductions, per paycheck (26)', 'perPay', 26],
  ['2027 payroll deductions, per paycheck (26)', undefined, 24],
  ['Weekly contributions (52 deductions)', 'perPay', 52],
  ['Weekly contributions (52 deductions)', undefined, 26],
  ['Per week', 'perPay'],
  ['Bi-weekly rates', 'perPay'],
  ['Every two weeks', 'perPay', 26],
  ['Bi-weekly rates', undefined, 24],
  ['Semi-monthly contributions', 'perPay', 24],
  ['Twice a month', undefined, 26],
  ['Semi monthly', 'perPay', 24],
  ['Bi weekly', 'perPay', 26],
  ['Weekly and monthly costs', undefined, 52],
  ['Your deductions (26)', 'perPay'],
  ['What you pay each MONTH (12 deductions):', 'monthly', 24],
  ['What you pay each MONTH (12 deductions):', 'perPay', 12],
  ['Monthly contributions', 'monthly'],
  ['Annual amounts, effective January 1', 'yearly'],
  ['Cost per year', 'yearly'],
  ['Your cost per month (24 payroll deductions)', 'monthly', 24],
  ['Per paycheck, with 26 paychecks a year', 'perPay'],
  ['Contributions per semi-monthly paycheck (24 per year)', 'perPay'],
  ['Amounts below are for each of the 10 deductions', 'perPay'],
  ['Your cost per month, deducted in 10 installments. Amounts are for each of the 10 deductions', undefined],
  ['Annual enrollment 2027', undefined],
  ['Monthly and yearly costs', undefined],
  ['', undefined],
])('The heading “%s” says the unit %s with %s payroll deductions', (heading, unit, timesPerYear?: number) => {
  expect(guessView(tables.payroll, { timesPerYear }, mappingOf(heading))).toBe(unit)
})

it.each([
  ['Weekly contributions', 26, 'They are paid 52 times a year, but there are 26 payroll deductions.'],
  ['Weekly contributions', 52, undefined],
  ['Weekly contributions', undefined, undefined],
  ['Monthly contributions', 26, undefined],
])('The heading “%s” with %s payroll deductions says why its unit is a question', (text, times, reason) => {
  expect(explainUnit(text, times)).toBe(reason)
})

it('A file with the unit of each row is read as it says', () => {
  const roles = [{ kind: 'values', column: 'unit' } as const]
  expect(guessView(tables.payroll, {}, mappingOf('Monthly', roles))).toBe('stored')
})

it.each([
  [{ text: '$92.30', view: 'monthly' }, 'Per paycheck', '$46.15', '$92.30 × 12 ÷ 24 = $46.15'],
  [{ text: '92.3', view: 'monthly' }, 'Per year', '$1,107.60', '$92.30 × 12 = $1,107.60'],
  [{ text: '$1,200', view: 'yearly' }, 'Per paycheck', '$50', '$1,200 ÷ 24 = $50'],
  [{ text: '$50', view: 'perPay' }, 'Per year', '$1,200', '$50 × 24 = $1,200'],
  [{ text: '$50', view: 'perPay' }, 'Per paycheck', '$50', undefined],
])('The calculation of %j %s is shown', (amount, unit, text, calculation) => {
  expect(describeConversion(amount, { unit, text }, 24)).toBe(calculation)
})

it.each([
  [{ text: '$46.15', view: 'perPay' }, { text: '$1,200', view: 'yearly' }, 24, false],
  [{ text: '$50', view: 'perPay' }, { text: '1200', view: 'yearly' }, 24, true],
  [{ text: '$46.15', view: 'perPay' }, { text: '$1,200', view: 'yearly' }, 26, true],
  [{ text: '$100', view: 'monthly' }, { text: '$1,200', view: 'yearly' }, 24, true],
  [{ text: '$46.15', view: 'perPay' }, { text: '$46.16', view: 'perPay' }, 26, false],
])('%j and %j with %i deductions are the same amount: %s', (one, other, timesPerYear, isSame) => {
  expect(compareAmounts(one, other, timesPerYear) === 0).toBe(isSame)
})

it.each([
  ['Employer cost', true],
  ['Company pays', true],
  ['ER Share', true],
  ['Total', true],
  ['Total monthly premium', true],
  ['Full rates', true],
  ['COBRA', true],
  ['Full-time, Employee only', false],
  ['Company PPO', false],
  ['Total Care HMO', false],
  ['ER visit', false],
])('“%s” is of amounts that others pay: %s', (title, expected) => {
  expect(isOtherPayer(title)).toBe(expected)
})
