import { meantIds } from '../../contract/agreement/meantIds.ts'
import { nearestId } from '../../contract/agreement/nearestId.ts'
import type { Id } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { dollars } from './dollars.ts'
import { cheaperFamily } from './cheaperFamily.ts'
import { oddCells, oddRows } from './oddPayroll.ts'
import { payrollRows, type PayrollRow } from './payrollRows.ts'
import type { Fault } from '../Fault.ts'
import type { PlansRule } from './Rule.ts'
import { isWithin, usualPayroll } from './usualAmounts.ts'

export const payrollRules: readonly PlansRule[] = [
  {
    code: 'payroll-out-of-line',
    severity: 'warning',
    title: 'The amounts of payroll go with each other.',
    check: ({ plans }) => {
      const { rows, cells } = payrollOf(plans)
      return [
        ...cells.map(({ item: { row, tier, amount }, ratio }) => ({
          pointer: `${row.pointer}/${tier}`,
          message: `The tier ${tier} pays ${dollars(amount)} a year, about ${timesAs(ratio)} what the amounts beside it suggest.`,
          mend: seeWhether,
        })),
        ...oddRows(rows, cells).map(({ item: { row }, ratio }) => ({
          pointer: row.pointer,
          message: `This row asks for about ${timesAs(ratio)} what the other rows suggest.`,
          mend: seeWhether,
        })),
      ]
    },
  },
  {
    code: 'family-cheaper-than-one',
    severity: 'warning',
    title: 'No tier pays less than one that covers fewer.',
    check: ({ plans }) => {
      const { rows, cells } = payrollOf(plans)
      const odd = new Set(cells.map(({ item }) => item.row))
      return rows.filter((row) => !odd.has(row)).flatMap(cheaperFamily)
    },
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
      const ids = instance.salaryBands.map(({ id }) => id)
      const known = new Set(ids)
      const meantBy = meantIds(ids)
      return plans.flatMap(({ payroll }, plan) =>
        payroll.flatMap(({ salaryBand }, place) =>
          salaryBand === undefined || known.has(salaryBand) || meantBy(salaryBand) !== undefined
            ? []
            : [
                {
                  pointer: `/plans/${plan}/payroll/${place}/salaryBand`,
                  ...unknownBand(salaryBand, nearestId(salaryBand, ids)),
                },
              ],
        ),
      )
    },
  },
]

function unknownBand(band: Id, near: Id | undefined): Pick<Fault, 'message' | 'mend'> {
  const message = `${JSON.stringify(band)} is not a salary band of instance.json, so that nobody pays this.`
  return near === undefined
    ? { message, mend: 'Write the id of a salary band that stands there, or take the row out.' }
    : {
        message: `${message} Did you mean ${JSON.stringify(near)}?`,
        mend: `Write ${JSON.stringify(near)}, or take the row out.`,
      }
}

interface Payroll {
  rows: PayrollRow[]
  cells: ReturnType<typeof oddCells>
}

/** Two rules go over the rows and what is odd in them. */
const known = new WeakMap<PlansDocument, Payroll>()

function payrollOf(document: PlansDocument): Payroll {
  const payroll = known.get(document) ?? findPayroll(document)
  known.set(document, payroll)
  return payroll
}

function findPayroll(document: PlansDocument): Payroll {
  const rows = payrollRows(document).filter(isUsual)
  return { rows, cells: oddCells(rows) }
}

/** An amount that is odd by itself says nothing of those beside it. */
function isUsual({ amounts }: PayrollRow) {
  return amounts.every(({ tier, amount }) => isWithin(usualPayroll[tier], amount))
}

function hasSingleChild({ amounts }: PayrollRow) {
  return amounts.some(({ tier }) => tier === 'EK')
}

const seeWhether =
  'See whether it is the amount of a year, or of a pay, as its name says; if it is meant, say why in accepted.json.'

function timesAs(ratio: number) {
  return ratio < 1 ? `${Math.round(1 / ratio)} times less than` : `${Math.round(ratio)} times`
}
