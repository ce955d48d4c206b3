import type { Id } from '../instance.ts'
import type { PlansDocument } from '../plans.ts'
import type { Breach, Documents, Rule } from './Rule.ts'

type PayrollRow = PlansDocument['plans'][number]['payroll'][number]

export const bandWithoutPayroll: Rule<Documents> = {
  code: 'band-without-payroll',
  severity: 'error',
  title: 'Every plan has a payroll deduction for every salary band.',
  check: ({ instance: { features, salaryBands }, plans: { plans } }) => {
    const asked = features.salaryBands ? salaryBands.map(({ id }) => id) : [undefined]
    return plans.flatMap(({ key, payroll }, index) => {
      const isFor = (band: Id | undefined) => (row: PayrollRow) =>
        row.salaryBand === undefined || row.salaryBand === band
      return asked
        .filter((band) => !payroll.some(isFor(band)))
        .map((band) => ({ path: `/plans/${index}/payroll`, ...missingBand(JSON.stringify(key), band) }))
    })
  },
}

export const repeatedBand: Rule<Documents> = {
  code: 'repeated-band',
  severity: 'error',
  title: 'A plan has only one payroll deduction per salary band.',
  check: ({ plans: { plans } }) =>
    plans.flatMap(({ payroll }, index) => {
      const path = `/plans/${index}/payroll`
      const places = payroll.map((_, place) => place).filter((place) => isBandSeen(payroll, place))
      return places.map((place) => ({
        path: payroll[place]!.salaryBand === undefined ? `${path}/${place}` : `${path}/${place}/salaryBand`,
        expected: 'a band of its own',
        found: JSON.stringify(payroll[place]!.salaryBand) ?? 'none',
        message: `An earlier row is also for ${bandName(payroll[place]!.salaryBand)}.`,
        help: 'Remove the row that is wrong, or give it another salaryBand.',
      }))
    }),
}

function missingBand(plan: string, band: Id | undefined): Omit<Breach, 'path'> {
  if (band === undefined)
    return {
      expected: "a row without a salaryBand, since the instance's feature 'salaryBands' is off",
      found: 'rows for salary bands alone',
      message: `Plan ${plan} has payroll deductions only for salary bands, but nobody is asked for a band.`,
      help: "Add a row without a salaryBand, or switch 'salaryBands' on in instance.json.",
    }
  const name = JSON.stringify(band)
  return {
    expected: `a row for ${name}`,
    found: 'none',
    message: `Plan ${plan} has no payroll deduction for the salary band ${name}.`,
    help: `Add a row with "salaryBand": ${name} to payroll, or one without a salaryBand for all others.`,
  }
}

function isBandSeen(payroll: PayrollRow[], place: number) {
  return payroll.findIndex(({ salaryBand }) => salaryBand === payroll[place]!.salaryBand) < place
}

function bandName(band: Id | undefined) {
  return band === undefined ? 'everyone' : `the salary band ${JSON.stringify(band)}`
}
