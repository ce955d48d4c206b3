import { Check } from 'lucide-react'
import type { PlanCosts } from '../../../contract/outputs.ts'
import { money } from '../../rules/money.ts'
import type { OpenState } from '../../ui/Disclosure.tsx'
import { ExplanationDisclosure } from './ExplanationDisclosure.tsx'
import { explanationOf } from './outputs.ts'

export interface Column {
  title: string
  amount: Exclude<keyof PlanCosts, 'displayName' | 'dominatedBy' | 'explanation'>
}

interface PlanRowsProps {
  plan: PlanCosts
  columns: Column[]
  /** Why the plan stands out; null when it does not. */
  distinction: string | null
  /** The name of a plan that costs no more, whatever happens. */
  neverDearer: string | null
  /** Whether what explains it is open, for the one that is explained elsewhere too. */
  explanation?: OpenState
}

/** A plan in the table of plans, and below it, as wide as the table, where its expenses come from. */
export function PlanRows({ plan, columns, distinction, neverDearer, explanation }: PlanRowsProps) {
  const isExplained = explanationOf(plan).length > 0
  return (
    <tbody data-best={distinction !== null}>
      <tr>
        <th scope="row">
          <bdi>{plan.displayName}</bdi>
          {distinction !== null && (
            <span className="plans-table-best">
              <Check aria-hidden />
              {distinction}
            </span>
          )}
          {neverDearer !== null && (
            <span className="plans-table-never soft">
              Never costs less than <bdi>{neverDearer}</bdi>.
            </span>
          )}
        </th>
        {columns.map(({ title, amount }) => (
          <td key={title} data-amount={amount} data-title={title}>
            <Amount of={plan[amount]} />
          </td>
        ))}
      </tr>
      {isExplained && (
        <tr>
          <td colSpan={columns.length + 1}>
            <ExplanationDisclosure plan={plan} shared={explanation} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Amount({ of }: { of: number | null | undefined }) {
  if (of != null) return money(of)
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">not stated</span>
    </>
  )
}
