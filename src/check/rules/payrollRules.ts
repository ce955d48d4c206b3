import { meantIds } from '../../contract/agreement/idsOfAnotherType.ts'
import { dollars } from './dollars.ts'
import { payrollRows, type PayrollRow } from './payrollRows.ts'
import type { PlansRule } from './Rule.ts'
import { isWithin, usualPayroll, usualPayrollRatio } from './usualAmounts.ts'

export const payrollRules: readonly PlansRule[] = [
  {
    code: 'payroll-out-of-line',
    severity: 'warning',
    title: 'The rows of payroll are of one size.',
    check: ({ plans }) => outOfLine(payrollRows(plans).filter(isUsual)),
  },
  {
    code: 'family-cheaper-than-one',
    severity: 'warning',
    title: 'No tier pays less than the employee alone.',
    check: ({ plans }) =>
      payrollRows(plans)
        .filter(isUsual)
        .flatMap(({ pointer, amounts }) => {
          const alone = amounts.find(({ tier }) => tier === 'EE')?.amount ?? 0
          return amounts
            .filter(({ amount }) => amount < alone)
            .map(({ tier, amount }) => ({
              pointer: `${pointer}/${tier}`,
              message: `The tier ${tier} pays ${dollars(amount)} a year, less than the ${dollars(alone)} of the employee alone.`,
              mend: 'See whether amounts of two tiers have changed places.',
            }))
        }),
  },
  {
    code: 'payroll-without-single-child',
    severity: 'warning',
    title: 'Where one child is priced apart, every plan has a payroll deduction for it or none has.',
    check: ({ instance, plans }) => {
      const rows = payrollRows(plans)
      if (!instance.features.singleChild || !rows.some(hasSingleChild)) return []
      return rows
        .filter((row) => !hasSingleChild(row))
        .map(({ pointer }) => ({
          pointer,
          message:
            'This row has no amount for the tier EK, as others have: one child costs here as several do.',
          mend: 'Add "EK" with what an employee with one child pays.',
        }))
    },
  },
  {
    code: 'unknown-band',
    severity: 'warning',
    title: 'Payroll deductions are for salary bands that there are.',
    check: ({ instance, plans: { plans } }) => {
      const known = new Set(instance.salaryBands.map(({ id }) => id))
      const meantBy = meantIds(instance.salaryBands)
      return plans.flatMap(({ payroll }, plan) =>
        payroll.flatMap(({ salaryBand }, place) =>
          salaryBand === undefined || known.has(salaryBand) || meantBy(salaryBand) !== undefined
            ? []
            : [
                {
                  pointer: `/plans/${plan}/payroll/${place}/salaryBand`,
                  message: `${JSON.stringify(salaryBand)} is not a salary band of instance.json, so that nobody pays this.`,
                  mend: 'Write the id of a salary band that stands there, or take the row out.',
                },
              ],
        ),
      )
    },
  },
]

/** An amount that is odd by itself says nothing of those beside it. */
function isUsual({ amounts }: PayrollRow) {
  return amounts.every(({ tier, amount }) => isWithin(usualPayroll[tier], amount))
}

function hasSingleChild({ amounts }: PayrollRow) {
  return amounts.some(({ tier }) => tier === 'EK')
}

function outOfLine(rows: PayrollRow[]) {
  const paying = rows
    .map(({ pointer, amounts }) => ({ pointer, sum: sumOf(amounts) }))
    .filter(({ sum }) => sum > 0)
  // Of two, nobody can tell which is odd.
  if (paying.length < 3) return []
  const median = paying.map(({ sum }) => sum).toSorted((a, b) => a - b)[Math.floor((paying.length - 1) / 2)]!
  return paying.flatMap(({ pointer, sum }) => {
    const ratio = Math.max(sum / median, median / sum)
    if (ratio < usualPayrollRatio) return []
    return [
      {
        pointer,
        message: `This row asks for about ${Math.round(ratio)} times ${sum > median ? 'more' : 'less'} than the one in the middle.`,
        mend: 'See whether it is the amount of a year, or of a pay, as its name says; accept it if it is meant.',
      },
    ]
  })
}

/** Without EK, which not every row has. */
function sumOf(amounts: PayrollRow['amounts']) {
  return amounts.reduce((sum, { tier, amount }) => (tier === 'EK' ? sum : sum + amount), 0)
}
