import { formatMoney } from '../../../calculator/rules/formatMoney.ts'
import { TierHeaders } from '../bestPlans/TierHeaders.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import type { CostParts, PlanValue } from '../bestPlans/planValue.ts'

interface CostTableProps {
  value: PlanValue
}

/** The mean cost of each plan and tier. */
export function CostTable({ value }: CostTableProps) {
  const { plans, tiers } = value
  return (
    <ScrollRegion label="Average cost of a year by coverage">
      <table className="value-table">
        <caption>
          Average cost of a year by coverage
          <span>Payroll and expected out-of-pocket costs, minus company money.</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <TierHeaders tiers={tiers} />
          </tr>
        </thead>
        <tbody>
          {plans.map(({ key, name, isOffered, tiers: reviews }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {isOffered ? (
                reviews.map(({ total }, column) => <td key={tiers[column]}>{formatMoney(total)}</td>)
              ) : (
                <td colSpan={tiers.length}>not offered with these answers</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const parts: readonly { name: keyof CostParts; title: string; sign: 1 | -1 }[] = [
  { name: 'payroll', title: 'Payroll', sign: 1 },
  { name: 'surcharges', title: 'Surcharges and credits', sign: 1 },
  { name: 'outOfPocket', title: 'Out of pocket', sign: 1 },
  { name: 'companyMoney', title: 'Company money', sign: -1 },
  { name: 'total', title: 'Average cost', sign: 1 },
]

interface CostPartsTableProps {
  value: PlanValue
  /** The index of the tier. */
  column: number
  tierName: string
}

/** What the mean cost of each plan consists of, for one tier. */
export function CostPartsTable({ value, column, tierName }: CostPartsTableProps) {
  const offered = value.plans.filter(({ isOffered }) => isOffered)
  const shown = parts.filter(
    ({ name }) => name === 'total' || offered.some(({ tiers }) => tiers[column]![name] !== 0),
  )
  return (
    <ScrollRegion label="What the average cost consists of">
      <table className="value-table">
        <caption>What the average cost consists of, {tierName}</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {shown.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offered.map(({ key, name, tiers }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {shown.map((part) => (
                <td key={part.name}>{formatMoney(part.sign * tiers[column]![part.name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
