import { sumExpenses, type Expenses } from '../../../../calculator/rules/expenses.ts'
import { formatExactMoney } from '../../../../calculator/rules/formatMoney.ts'
import type { Outputs, PersonName, PlanCosts } from '../../../../contract/outputs.ts'
import { formatNumber } from '../../../cells/numbers.ts'
import type { Table } from '../Summary.ts'

/** The terms of every plan's total. */
export function costTable({ plans, bestPlan }: Outputs, example: string): Table {
  return {
    caption: `${example}, dollars a year under each plan`,
    corner: 'Plan',
    columns: ['Payroll', 'Surcharges', 'Out of pocket', 'Company money', 'Total'],
    isNumeric: true,
    rows: Object.entries(plans).map(([key, costs]) => ({
      heading: key === bestPlan ? `${costs.displayName} (best)` : costs.displayName,
      cells: [
        formatExactMoney(costs.payrollDeduction),
        formatExactMoney(costs.surchargeTotal),
        formatExactMoney(costs.outOfPocketExpenses),
        formatExactMoney(-costs.hsaFunds),
        formatExactMoney(costs.totalCost),
      ],
    })),
  }
}

type Amount = Exclude<keyof Expenses, 'uses' | 'amountOverMaximum'>

const amountColumns: readonly [Amount, string][] = [
  ['allowedAmount', 'Full price'],
  ['deductible', 'Deductible'],
  ['copay', 'Copay'],
  ['coinsurance', 'Coinsurance'],
  ['notCovered', 'Not covered'],
  ['paid', 'Member pays'],
]

/** What the member pays for each person's uses of each service. Omits kinds of amounts that are all zero. */
export function expenseTable({ displayName, explanation }: PlanCosts, example: string): Table {
  const total = sumExpenses(explanation)
  const shown = amountColumns.filter(([name]) => name === 'paid' || total[name] !== 0)
  const amountsOf = (sums: Expenses) => shown.map(([name]) => formatExactMoney(sums[name]))
  return {
    caption: `${example}, care under ${displayName}`,
    corner: 'Person and service',
    columns: ['Uses', 'Price', ...shown.map(([, title]) => title)],
    isNumeric: true,
    rows: [
      ...explanation.map((line) => ({
        heading: `${personName(line.person)}: ${line.name}`,
        cells: [
          formatNumber(line.uses),
          formatExactMoney(line.allowedAmount / line.uses),
          ...amountsOf(sumExpenses([line])),
        ],
      })),
      { heading: 'Total', cells: ['', '', ...amountsOf(total)], isTotal: true },
    ],
  }
}

function personName({ role, number }: PersonName) {
  if (role === 'child') return `Child ${number}`
  return role === 'spouse' ? 'Spouse' : 'Employee'
}
