import type { CoverageCode } from '../../../../contract/inputs.ts'
import type { Id, Instance } from '../../../../contract/instance.ts'
import type { Limit, MoneyByTier, Plan, PlansDocument } from '../../../../contract/plans.ts'
import { tiersOf, amountOfTier } from '../../../../contract/tiers.ts'
import { formatPayment } from '../../../cells/formatPayment.ts'
import { formatDollars } from '../../../formatDollars.ts'
import { formatPercent } from '../../../cells/numbers.ts'
import { tierTitles } from '../../../tierTitles.ts'
import { splitTable, type Section, type SectionSource } from '../Summary.ts'
import { paymentFor } from '../paymentFor.ts'

/** The plans side by side: their limits, their accounts, and how they pay each service. */
export function planSections({ instance, model: { document } }: SectionSource): Section[] {
  const { plans, services } = document
  const columns = plans.map(({ displayName }) => displayName)
  const terms = planTerms(instance, document)
    .map(({ heading, read }) => ({ heading, cells: plans.map((plan) => read(plan) ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((row) => ({ ...row, cells: row.cells.map((cell) => cell || '–') }))
  const payments = services.map(({ id, name }) => ({
    heading: name,
    cells: plans.map((plan) => formatPayment(paymentFor(plan, id), services)),
  }))
  return [
    {
      title: 'Plans',
      blocks: [
        {
          kind: 'text',
          text: 'Limits are for an individual / a family. Embedded: each person of a family has the individual limit too. Aggregate: a family has only the family limit.',
        },
        ...splitTable({ caption: 'Limits and accounts', corner: 'Plan', columns, rows: terms }),
      ],
    },
    {
      title: 'What members pay for care',
      blocks: [
        {
          kind: 'text',
          text: 'A percentage is the member’s share. “Deductible, then 20%” means that the member pays the full price until the deductible is met, and 20% afterwards.',
        },
        ...splitTable({ caption: 'Payments', corner: 'Service', columns, rows: payments }),
      ],
    },
  ]
}

interface TermRow {
  heading: string
  /** Undefined if the plan has no such term. */
  read: (plan: Plan) => string | undefined
}

function planTerms(instance: Instance, document: PlansDocument): TermRow[] {
  const { locations, salaryBands, features } = instance
  const tiers = tiersOf({ features })
  return [
    { heading: 'Offered to', read: (plan) => namesOf(salaryBands, plan.salaryBands) ?? 'Everyone' },
    { heading: 'Offered at', read: (plan) => namesOf(locations, plan.locations) },
    { heading: 'Deductible', read: ({ deductible }) => formatLimit(deductible) },
    { heading: 'Drug deductible', read: formatDrugDeductible },
    { heading: 'Out-of-pocket maximum', read: ({ outOfPocketMaximum }) => formatLimit(outOfPocketMaximum) },
    { heading: 'Drug maximum', read: ({ drugMaximum }) => drugMaximum && formatLimit(drugMaximum) },
    {
      heading: 'Copays after the maximum',
      read: ({ maximumExcludesCopays }) => (maximumExcludesCopays ? 'Continue' : undefined),
    },
    { heading: 'Usual payment', read: ({ payment }) => formatPayment(payment, document.services) },
    { heading: 'Account', read: ({ account }) => account?.type },
    ...tiers.map((tier) => ({
      heading: `Company money, ${tierTitles[tier].toLowerCase()}`,
      read: ({ account }: Plan) =>
        account &&
        `${formatTier(account.companyMoney, tier)} ${account.per === 'paycheck' ? 'per paycheck' : 'a year'}`,
    })),
    ...salaryBands.map(({ id, name }) => ({
      heading: `Company money for ${name}`,
      read: ({ account }: Plan) => formatBandMoney(account, id, tiers),
    })),
    { heading: 'Company match', read: ({ account }) => formatMatch(account, tiers) },
    {
      heading: 'HRA pays',
      read: ({ account }) =>
        account?.pays === 'deductible-and-coinsurance' ? 'Deductible and coinsurance, no copays' : undefined,
    },
    {
      heading: 'Company money counts',
      read: ({ account }) =>
        account &&
        countingRules[account.type === 'HSA' ? (account.counts ?? document.accountMoney) : 'capped'],
    },
    {
      heading: 'Needs the employee’s own money',
      read: ({ account }) => account && (account.needsOwnMoney ? 'Yes' : 'No'),
    },
  ]
}

const countingRules = { capped: 'Up to the year’s expenses', full: 'In full' }

/** The names with these IDs; undefined without a list, which means no restriction. */
function namesOf(list: { id: Id; name: string }[], ids: Id[] | undefined) {
  return ids?.map((id) => list.find((each) => each.id === id)?.name ?? String(id)).join(', ')
}

function formatLimit({ individual, family, kind }: Limit) {
  return `${formatDollars(individual)} / ${formatDollars(family)}, ${kind}`
}

function formatDrugDeductible({ drugDeductible, familyDrugDeductible }: Plan) {
  if (drugDeductible === undefined) return undefined
  const individual = `${formatDollars(drugDeductible)} per person`
  return familyDrugDeductible === undefined
    ? individual
    : `${individual}, ${formatDollars(familyDrugDeductible)} family`
}

function formatTier(amounts: MoneyByTier, tier: CoverageCode) {
  return formatDollars(amountOfTier(amounts, tier))
}

function formatBandMoney(account: Plan['account'], band: Id, tiers: CoverageCode[]) {
  const row = account?.companyMoneyByBand?.find(({ salaryBand }) => salaryBand === band)
  return (
    row && `${formatTiers(row.amounts, tiers)} ${account?.per === 'paycheck' ? 'per paycheck' : 'a year'}`
  )
}

function formatMatch(account: Plan['account'], tiers: CoverageCode[]) {
  const match = account?.match
  return (
    match &&
    `${formatPercent(match.percentage)} of own payments, at most ${formatTiers(match.maximum, tiers)} a year`
  )
}

/** One amount if it is the same for every tier. */
function formatTiers(amounts: MoneyByTier, tiers: CoverageCode[]) {
  const texts = tiers.map((tier) => formatTier(amounts, tier))
  if (new Set(texts).size === 1) return texts[0]!
  return tiers.map((tier, index) => `${tierTitles[tier].toLowerCase()} ${texts[index]}`).join(', ')
}
