import { greatest } from 'd3-array'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { readPlans } from '../../tables/readDocument.ts'
import { tables } from '../../tables/tables.ts'
import type { Sheet } from '../sheet.ts'
import { findUnit } from '../amountUnits.ts'
import { isOtherPayer } from '../otherTopics.ts'
import { normalizeText } from '../similarity.ts'
import { catalogPrefix, listBenefitFields, toKnownServices } from './benefitFields.ts'
import { createBenefitMatcher, isOtherInsurance } from './matchBenefit.ts'
import type { BenefitMatch } from './matchServices.ts'
import { newServiceName } from './newServices.ts'
import { isAmountPair } from './persons.ts'
import { namesPayrollRow } from './payrollRows.ts'
import { readBenefits, type BenefitsSheet } from './readBenefits.ts'

/** A benefits table with what its rows can mean. */
export interface MatchedBenefits extends BenefitsSheet {
  /** By the index of the row in `rows`. */
  matches: readonly (BenefitMatch | undefined)[]
}

/** Reads a sheet as a benefits table, and finds the fields of its rows. */
export function matchBenefits(values: YearValues, sheet: Sheet): MatchedBenefits {
  const benefits = readBenefits(
    sheet,
    readPlans(values).map(({ title }) => title),
  )
  const fields = listBenefitFields(values)
  const fieldNames = new Set(fields.map(({ name }) => name))
  const match = createBenefitMatcher(toKnownServices(fields))
  const found = benefits.rows.map(({ words, context }) => match(words, context))
  const hasTiers = found.some((each) => /^account E[SCK]$/.test(each?.fields[0] ?? ''))
  const payroll = tables.payroll.read(values)
  const texts = benefits.rows.map(({ words, context }) => `${context} ${words}`)
  const isPayroll = (each: BenefitMatch | undefined) => each?.fields[0]?.startsWith('payroll ') === true
  // The heading of what others pay can be far above a salary band.
  const hasOtherPayers = found.some(
    (each, index) => (!each?.isCertain || isPayroll(each)) && isOtherPayer(texts[index]!),
  )
  const saysEmployeeCost = (text: string) => namesPayrollRow(payroll, text) || findUnit(text) !== undefined
  const known = listTexts(values['instance.json'])
  return {
    ...benefits,
    // The name of the client and its texts have a place already.
    notes: benefits.notes.filter(({ text }) => !known.has(normalizeText(text))),
    matches: found.map((each, index) => {
      // What other insurance costs is no payroll deduction of a plan.
      if (isPayroll(each) && isOtherInsurance(texts[index]!)) return undefined
      const isField = (field: string) => fieldNames.has(field) || newServiceName(field) !== undefined
      if (!each?.fields.every(isField)) return undefined
      // With a row for each tier, “Family” is only one of them.
      const ofTier = (field: string) => (hasTiers && field === 'account others' ? 'account EF' : field)
      // “Employee / family” is the title of one tier, unless the cells have two amounts.
      const isOneTier = isPayroll(each) && !benefits.rows[index]!.cells.some(({ text }) => isAmountPair(text))
      // Two words such as “MRI, CT” can mean one service, unless a cell has an amount for each.
      const count = each.fields.length
      const isAddition =
        count > 1 &&
        each.fields.some((field) => field.startsWith(catalogPrefix)) &&
        !benefits.rows[index]!.cells.some(({ text }) => text.split('/').length === count)
      const isEmployeeCost = isPayroll(each) && !hasOtherPayers && saysEmployeeCost(texts[index]!)
      const isOfUnknownPayer = isPayroll(each) && hasOtherPayers && !ownCost.test(texts[index]!)
      return {
        ...each,
        fields: each.fields.slice(isOneTier ? -1 : 0).map(ofTier),
        isCertain: (each.isCertain || isEmployeeCost) && !isAddition && !isOfUnknownPayer,
      }
    }),
  }
}

/** What employees pay, in a table that also has what others pay. A tier such as “Employee only” does not say it. */
const ownCost =
  /\b(?:you|your|payroll|pay ?checks?|employees?['’]? (?:(?:monthly|annual|yearly) )?(?:pays?|contributions?|costs?|shares?|rates?|premiums?|deductions?))\b/i

function listTexts(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>()
  JSON.stringify(value, (_, each: unknown) => {
    if (typeof each === 'string') texts.add(normalizeText(each))
    return each
  })
  return texts
}

/** How many rows are certainly terms of plans or payments for services; a sheet of rates has none. */
export function countBenefits(values: YearValues, sheet: Sheet): number {
  return matchBenefits(values, { ...sheet, grid: sheet.grid.slice(0, countedRows) }).matches.filter(
    (match) => match?.isCertain && !match.fields.some((field) => field.startsWith('payroll ')),
  ).length
}

/** Benefits tables are shorter. */
const countedRows = 200

/** The sheet of a workbook with the most benefits. */
export function findBenefitsSheet(values: YearValues, sheets: readonly Sheet[]): Sheet {
  return greatest(sheets, (sheet) => countBenefits(values, sheet))!
}
