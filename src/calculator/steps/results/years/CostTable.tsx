import Check from '~icons/lucide/check'
import type { CSSProperties, ReactNode } from 'react'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { isCheapest, type PlanColumn, type TotalCosts } from './costsOfPlans.ts'
import { visibleLength } from '../../../ui/visibleLength.ts'
import './CostTable.css'

export interface CostRow {
  title: ReactNode
  /** Highlights the row. */
  isChosen?: boolean
  totalCosts: TotalCosts
}

interface CostTableProps {
  caption: string
  /** The title of the first column. */
  rowTitle: string
  plans: PlanColumn[]
  rows: CostRow[]
}

/** The costs of each plan, row by row, with the lowest marked. A stacked list where the columns do not fit. */
export function CostTable({ caption, rowTitle, plans, rows }: CostTableProps) {
  return (
    <div className="cost-table-frame" style={tableSize(plans, rows) as CSSProperties}>
      <table className="cost-table amounts stackable">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {plans.map(({ key, name }) => (
              <th key={key} scope="col">
                <LocalizedText text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([index, { title, isChosen, totalCosts }]) => (
            <tr key={index} data-chosen={isChosen}>
              <th scope="row">{title}</th>
              {plans.map(({ key, name }) => (
                <Cost
                  key={key}
                  plan={name}
                  amount={totalCosts[key]!}
                  isLowest={isCheapest(key, totalCosts, plans)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cost({ plan, amount, isLowest }: { plan: string; amount: number; isLowest: boolean }) {
  return (
    <td data-title={plan} data-cheapest={isLowest}>
      <span>
        {isLowest && (
          <>
            <Check aria-hidden />
            <span className="visually-hidden">{sectionTexts.years.scenarios.cheapest} </span>
          </>
        )}
        {formatMoney(amount)}
      </span>
    </td>
  )
}

/** Custom properties from which the style sheet computes whether the columns fit. */
function tableSize(plans: PlanColumn[], rows: CostRow[]) {
  const lengths = rows.flatMap(({ totalCosts }) =>
    plans.map(({ key }) => visibleLength(formatMoney(totalCosts[key]!))),
  )
  return { '--columns': plans.length, '--longest': Math.max(...lengths) }
}
