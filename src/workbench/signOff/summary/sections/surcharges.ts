import type { Instance } from '../../../../contract/instance.ts'
import type { PlansDocument } from '../../../../contract/plans.ts'
import { isTier, tiersOf } from '../../../../contract/tiers.ts'
import { formatDollars } from '../../../formatDollars.ts'
import { tierTitles } from '../../../tierTitles.ts'
import type { Section, SectionSource } from '../Summary.ts'
import { amountOfTier } from '../../../../contract/tiers.ts'

/** The surcharges and credits with who gets them. */
export function surchargeSection({ instance, model: { document } }: SectionSource): Section | null {
  if (instance.surcharges.length === 0) return null
  return {
    title: 'Surcharges and credits',
    blocks: [
      {
        kind: 'table',
        caption: 'A credit is below zero',
        corner: 'Statement',
        columns: ['Amount', 'For', 'Plans', 'Paid'],
        rows: instance.surcharges.map(({ id, statement, appliesTo }) => {
          const row = document.surcharges.find((each) => each.id === id)!
          return {
            heading: statement,
            cells: [
              formatAmount(row, instance),
              formatOwner(row, appliesTo),
              formatPlans(row, document),
              row.paidIntoAccount ? 'Into the account' : 'With payroll',
            ],
          }
        }),
      },
    ],
  }
}

type SurchargeRow = PlansDocument['surcharges'][number]

const owners = { household: 'Each household', adult: 'Each covered adult', person: 'Each covered person' }

function formatOwner({ per = 'household' }: SurchargeRow, tiers: readonly string[] | null | undefined) {
  if (!tiers) return owners[per]
  return `${owners[per]} (${tiers.map((tier) => (isTier(tier) ? tierTitles[tier] : tier)).join(', ')})`
}

function formatAmount({ yearly, perPay, yearlyByTier, perPayByTier }: SurchargeRow, instance: Instance) {
  const unit = yearly === undefined && yearlyByTier === undefined ? 'per payroll deduction' : 'a year'
  const byTier = yearlyByTier ?? perPayByTier
  if (!byTier) return `${formatDollars(yearly ?? perPay ?? 0)} ${unit}`
  const amounts = tiersOf(instance).map(
    (tier) => `${tierTitles[tier]}: ${formatDollars(amountOfTier(byTier, tier))}`,
  )
  return `${amounts.join(', ')} ${unit}`
}

function formatPlans({ plans: keys }: SurchargeRow, { plans }: PlansDocument) {
  return keys
    ? plans
        .filter(({ key }) => keys.includes(key))
        .map(({ displayName }) => displayName)
        .join(', ')
    : 'All'
}
