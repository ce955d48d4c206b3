import type { Id } from '../../../contract/instance.ts'
import type { PlansDocument } from '../../../contract/plans.ts'
import { amountOfTier, isTier, tiersOf } from '../../../contract/tiers.ts'
import { formatDollars } from '../../cells/amounts.ts'
import { tierTitles } from '../../cells/tierTitles.ts'
import type { Section, SectionSource, Table } from './Summary.ts'

/** The payroll deductions as they are in the file: per year or per payroll deduction. */
export function rateSection(source: SectionSource): Section {
  const tables = [
    rateTable(source, 'perPay', `Dollars per payroll deduction, ${source.model.document.payPeriods} a year`),
    rateTable(source, 'yearly', 'Dollars a year'),
  ]
  return {
    title: 'Payroll deductions',
    blocks: tables.filter(({ rows }) => rows.length > 0).map((table) => ({ kind: 'table', ...table })),
  }
}

function rateTable(
  { instance, model: { document } }: SectionSource,
  unit: 'perPay' | 'yearly',
  caption: string,
): Table {
  const tiers = tiersOf(instance)
  const nameOf = (list: { id: Id; name: string }[], id: Id | null | undefined) =>
    list.find((each) => each.id === id)?.name
  const rows = document.plans.flatMap((plan) =>
    plan.payroll.map((row) => ({ ...row, plan: plan.displayName })),
  )
  return {
    caption,
    corner: 'Plan and employees',
    columns: tiers.map((tier) => tierTitles[tier]),
    isNumeric: true,
    rows: rows.flatMap(({ plan, salaryBand, location, [unit]: amounts }) => {
      const names = [plan, nameOf(instance.salaryBands, salaryBand), nameOf(instance.locations, location)]
      return amounts
        ? [
            {
              heading: names.filter((name) => name !== undefined).join(', '),
              cells: tiers.map((tier) => formatDollars(amountOfTier(amounts, tier))),
            },
          ]
        : []
    }),
  }
}

/** The surcharges and credits with who gets them; no section without any. */
export function surchargeSections({ instance, model: { document } }: SectionSource): Section[] {
  if (instance.surcharges.length === 0) return []
  const rows = instance.surcharges.map(({ id, statement, appliesTo }) => {
    const row = document.surcharges.find((each) => each.id === id)!
    const tiers = appliesTo?.map((tier) => (isTier(tier) ? tierTitles[tier] : tier)).join(', ')
    const plans = document.plans.filter(({ key }) => row.plans?.includes(key))
    return {
      heading: statement,
      cells: [
        formatAmount(row, instance),
        `${owners[row.per ?? 'household']}${tiers === undefined ? '' : ` (${tiers})`}`,
        row.plans ? plans.map(({ displayName }) => displayName).join(', ') : 'All',
        row.paidIntoAccount ? 'Into the account' : 'With payroll',
      ],
    }
  })
  return [
    {
      title: 'Surcharges and credits',
      blocks: [
        {
          kind: 'table',
          caption: 'A credit is below zero',
          corner: 'Statement',
          columns: ['Amount', 'For', 'Plans', 'Paid'],
          rows,
        },
      ],
    },
  ]
}

const owners = { household: 'Each household', adult: 'Each covered adult', person: 'Each covered person' }

function formatAmount(
  { yearly, perPay, yearlyByTier, perPayByTier }: PlansDocument['surcharges'][number],
  instance: SectionSource['instance'],
) {
  const unit = yearly === undefined && yearlyByTier === undefined ? 'per payroll deduction' : 'a year'
  const byTier = yearlyByTier ?? perPayByTier
  if (!byTier) return `${formatDollars(yearly ?? perPay ?? 0)} ${unit}`
  const amounts = tiersOf(instance).map(
    (tier) => `${tierTitles[tier]}: ${formatDollars(amountOfTier(byTier, tier))}`,
  )
  return `${amounts.join(', ')} ${unit}`
}
