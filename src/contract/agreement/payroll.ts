import type { Id } from '../instance.ts'
import type { PlansDocument } from '../plans.ts'
import type { Documents, Rule } from './Rule.ts'

type PayrollRow = PlansDocument['plans'][number]['payroll'][number]

export const bandWithoutPayroll: Rule<Documents> = {
  code: 'band-without-payroll',
  severity: 'error',
  title: 'Every plan has a payroll deduction for every salary band.',
  check: ({ instance: { features, salaryBands }, plans: { plans } }) => {
    const asked = features.salaryBands ? salaryBands.map(({ id }) => id) : [undefined]
    return plans.flatMap(({ key, payroll }, index) => {
      const bands = new Set(payroll.map(({ salaryBand }) => salaryBand))
      return asked
        .filter((band) => !bands.has(band) && !bands.has(undefined))
        .map((band) => ({
          path: `/plans/${index}/payroll`,
          expected: `a row for ${JSON.stringify(band) ?? 'every band'}`,
          found: 'none',
          message: `Plan ${JSON.stringify(key)} has no payroll deduction for ${bandName(band)}.`,
          mend: `Add a row ${band === undefined ? 'without a salaryBand' : `with "salaryBand": ${JSON.stringify(band)}`} to payroll.`,
        }))
    })
  },
}

export const repeatedBand: Rule<Documents> = {
  code: 'repeated-band',
  severity: 'error',
  title: 'A plan has one payroll deduction for a salary band.',
  check: ({ plans: { plans } }) =>
    plans.flatMap(({ payroll }, index) => {
      const path = `/plans/${index}/payroll`
      const places = payroll.map((_, place) => place).filter((place) => isBandSeen(payroll, place))
      return places.map((place) => ({
        path: payroll[place]!.salaryBand === undefined ? `${path}/${place}` : `${path}/${place}/salaryBand`,
        expected: 'a band of its own',
        found: JSON.stringify(payroll[place]!.salaryBand) ?? 'none',
        message: `A row before this one is for ${bandName(payroll[place]!.salaryBand)} too.`,
        mend: 'Take out the row that is not meant, or give it another salaryBand.',
      }))
    }),
}

function isBandSeen(payroll: PayrollRow[], place: number) {
  return payroll.findIndex(({ salaryBand }) => salaryBand === payroll[place]!.salaryBand) < place
}

function bandName(band: Id | undefined) {
  return band === undefined ? 'everyone' : `the salary band ${JSON.stringify(band)}`
}
