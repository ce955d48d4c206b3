import { formatMoney } from '../../../calculator/rules/formatMoney.ts'
import { formatPercentChange, formatShare } from '../../../compare/values/amounts.ts'
import { DataTable, type DataTableProps } from '../../ui/DataTable.tsx'
import { describeActuarialValue, type CostParts, type PlanReview, type PlanValue } from './planValue.ts'
import { TierTitle } from '../bestPlans/TierTitle.tsx'
import { changesOf, relativeChange, type AmountChange, type Review } from './review.ts'

interface ValueTablesProps {
  review: Review
  /** The index of the tier that the tables of one tier show. */
  column: number
  tierName: string
}

/** The figures of a review: shares, mean costs, their parts, and how they change from another year. */
export function ValueTables({ review, column, tierName }: ValueTablesProps) {
  const { value, previous, notes } = review
  const tables = [
    shareTable(value, column, tierName),
    costTable(value),
    costPartsTable(value, column, tierName),
    ...(previous ? [changeTable(previous, value, notes)] : []),
  ]
  return tables.map((table) => <DataTable key={table.label} isNumeric {...table} />)
}

function shareTable({ plans, scenarios }: PlanValue, column: number, tierName: string): DataTableProps {
  return {
    label: 'Share of care that each plan pays',
    caption: `Share of care that each plan pays, ${tierName}`,
    note: 'The rest are deductibles, copays, and coinsurance. The actuarial value is an estimate for an employee alone, with the standard population of CMS’s Actuarial Value Calculator. The other columns are about these scenarios, and company money does not count.',
    corner: 'Plan',
    columns: ['Actuarial value', 'All scenarios', ...scenarios],
    rows: plans.map(({ name, actuarial, tiers }) => ({
      heading: name,
      cells: [
        <ActuarialCell key="actuarial" value={actuarial} />,
        <ShareBar key="all" share={tiers[column]?.share ?? null} />,
        ...scenarios.map((_, row) => describeShare(tiers[column]?.shares[row] ?? null)),
      ],
    })),
  }
}

function ActuarialCell({ value }: { value: PlanReview['actuarial'] }) {
  const withMoney = formatShare(value.withMoney)
  return (
    <>
      <strong>{describeActuarialValue(value)}</strong>
      {withMoney !== formatShare(value.share) && <small>{withMoney} with company money</small>}
    </>
  )
}

function ShareBar({ share }: { share: number | null }) {
  return (
    <span className="value-share row">
      <strong>{describeShare(share)}</strong>
      <meter aria-hidden="true" min={0} max={1} value={share ?? 0} />
    </span>
  )
}

/** Without care, or if the plan is not offered with these answers, there is no share. */
function describeShare(share: number | null) {
  return share === null ? '–' : formatShare(share)
}

/** The mean cost of each plan and tier. */
function costTable({ plans, tiers }: PlanValue): DataTableProps {
  return {
    label: 'Average cost of a year by coverage',
    caption: 'Average cost of a year by coverage',
    note: 'Payroll and expected out-of-pocket costs, minus company money.',
    corner: 'Plan',
    columns: tierTitles(tiers),
    rows: plans.map(({ name, isOffered, tiers: reviews }) => ({
      heading: name,
      cells: isOffered ? reviews.map(({ total }) => formatMoney(total)) : 'not offered with these answers',
    })),
  }
}

const costParts: readonly { name: keyof CostParts; title: string; sign: 1 | -1 }[] = [
  { name: 'payroll', title: 'Payroll', sign: 1 },
  { name: 'surcharges', title: 'Surcharges and credits', sign: 1 },
  { name: 'outOfPocket', title: 'Out of pocket', sign: 1 },
  { name: 'companyMoney', title: 'Company money', sign: -1 },
  { name: 'total', title: 'Average cost', sign: 1 },
]

/** What the mean cost of each plan consists of, for one tier. Omits parts that are zero. */
function costPartsTable({ plans }: PlanValue, column: number, tierName: string): DataTableProps {
  const offered = plans.filter(({ isOffered }) => isOffered)
  const shown = costParts.filter(
    ({ name }) => name === 'total' || offered.some(({ tiers }) => tiers[column]![name] !== 0),
  )
  return {
    label: 'What the average cost consists of',
    caption: `What the average cost consists of, ${tierName}`,
    corner: 'Plan',
    columns: shown.map(({ title }) => title),
    rows: offered.map(({ name: heading, tiers }) => ({
      heading,
      cells: shown.map(({ name, sign }) => formatMoney(sign * tiers[column]![name])),
    })),
  }
}

const changedAmounts = [
  { name: 'payroll', title: 'payroll' },
  { name: 'total', title: 'average cost' },
] as const

/** How a year's payroll and mean cost of each plan and tier change from another year. */
function changeTable(before: PlanValue, after: PlanValue, notes: readonly string[]): DataTableProps {
  const isReviewed = ({ tiers }: PlanReview) => tiers.length > 0
  const has = ({ plans }: PlanValue, key: string) =>
    plans.some((plan) => plan.key === key && isReviewed(plan))
  return {
    label: 'Changes',
    caption: `Changes from ${before.planYear} to ${after.planYear}`,
    ...(notes.length > 0 && { note: notes.join(' ') }),
    corner: 'Plan',
    columns: tierTitles(after.tiers),
    rows: [
      ...after.plans.filter(isReviewed).flatMap((plan): DataTableProps['rows'] =>
        has(before, plan.key)
          ? changedAmounts.map(({ name, title }) => ({
              heading: `${plan.name}, ${title}`,
              cells: changesOf(name, plan, before, after).map((change, column) => (
                <ChangeCell key={after.tiers[column]} change={change} />
              )),
            }))
          : [{ heading: plan.name, cells: `new in ${after.planYear}` }],
      ),
      ...before.plans
        .filter((plan) => isReviewed(plan) && !has(after, plan.key))
        .map(({ name }) => ({ heading: name, cells: `only in ${before.planYear}` })),
    ],
  }
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

function tierTitles(tiers: PlanValue['tiers']) {
  return tiers.map((tier) => <TierTitle key={tier} tier={tier} tiers={tiers} />)
}
