import type { Id } from '../instance.ts'
import type { Plan } from '../plans.ts'
import type { Rule, YearDocuments } from './Rule.ts'

export const bandWithoutPayroll: Rule<YearDocuments> = {
  code: 'band-without-payroll',
  check: ({ instance: { features, salaryBands }, plans: { plans } }) => {
    const bands = features.salaryBands ? salaryBands.map(({ id }) => id) : [undefined]
    return plans.flatMap(({ key, payroll }, index) =>
      bands
        .filter((band) => !payroll.some((row) => row.salaryBand === undefined || row.salaryBand === band))
        .map((band) => ({
          code: 'band-without-payroll',
          pointer: `/plans/${index}/payroll`,
          ...describeMissingRow(band),
          params: { plan: key, band },
        })),
    )
  },
}

export const repeatedBand: Rule<YearDocuments> = {
  code: 'repeated-band',
  check: ({ plans: { plans } }) =>
    plans.flatMap(({ payroll }, index) =>
      repeatedRows(payroll).map((row) => {
        const band = payroll[row]!.salaryBand
        const pointer = `/plans/${index}/payroll/${row}`
        return {
          code: 'repeated-band',
          pointer: band === undefined ? pointer : `${pointer}/salaryBand`,
          expected: 'a band that no earlier row has',
          found: JSON.stringify(band) ?? 'none',
          params: { band },
        }
      }),
    ),
}

function describeMissingRow(band: Id | undefined) {
  return band === undefined
    ? {
        expected: "a row without a salaryBand, since the instance's feature 'salaryBands' is off",
        found: 'only rows for salary bands',
      }
    : { expected: `a row for ${JSON.stringify(band)}`, found: 'none' }
}

/** The indexes of the rows that have the band of an earlier row. */
function repeatedRows(payroll: Plan['payroll']): number[] {
  const bands = payroll.map(({ salaryBand }) => salaryBand)
  return [...bands.keys()].filter((index) => bands.indexOf(bands[index]) < index)
}
