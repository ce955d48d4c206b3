import { formatMoney } from '../../../calculator/rules/formatMoney.ts'
import { formatPercentChange } from '../../cells/amounts.ts'
import '../../ui/DataTable.css'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { TierTitle } from '../bestPlans/TierTitle.tsx'
import { relativeChange, type AmountChange, type PlanChange, type ValueChange } from './review.ts'

interface ChangeTableProps {
  change: ValueChange
  notes: readonly string[]
}

/** How payroll and the mean cost of each plan and tier change from another year. */
export function ChangeTable({ change, notes }: ChangeTableProps) {
  const { from, to, tiers, plans } = change
  return (
    <ScrollRegion label="Changes">
      <table className="data-table" data-numeric="true">
        <caption>
          Changes from {from} to {to}
          {notes.map((note) => (
            <span key={note} className="soft">
              {note}
            </span>
          ))}
        </caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">A year’s</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                <TierTitle tier={tier} tiers={tiers} />
              </th>
            ))}
          </tr>
        </thead>
        {plans.map((plan) => (
          <tbody key={plan.key}>
            {plan.status === 'continued' ? (
              <ContinuedPlan plan={plan} change={change} />
            ) : (
              <OtherPlan plan={plan} change={change} />
            )}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  )
}

const amounts = [
  { name: 'payroll', title: 'payroll' },
  { name: 'total', title: 'average cost' },
] as const

function ContinuedPlan({ plan, change: { tiers } }: { plan: PlanChange; change: ValueChange }) {
  return amounts.map(({ name, title }, row) => (
    <tr key={name}>
      {row === 0 && (
        <th scope="rowgroup" rowSpan={amounts.length}>
          {plan.name}
        </th>
      )}
      <th scope="row">{title}</th>
      {tiers.map((tier, column) => (
        <td key={tier}>
          <ChangeCell change={plan.tiers[column]?.[name] ?? null} />
        </td>
      ))}
    </tr>
  ))
}

function OtherPlan({ plan, change: { from, to, tiers } }: { plan: PlanChange; change: ValueChange }) {
  return (
    <tr>
      <th scope="row">{plan.name}</th>
      <td colSpan={tiers.length + 1}>{plan.status === 'new' ? `new in ${to}` : `only in ${from}`}</td>
    </tr>
  )
}

function ChangeCell({ change }: { change: AmountChange | null }) {
  if (!change) return '–'
  const relative = relativeChange(change)
  return (
    <>
      <strong>{relative === null ? 'new' : formatPercentChange(relative)}</strong>
      <small>
        {formatMoney(change.before)} → {formatMoney(change.after)}
      </small>
    </>
  )
}
