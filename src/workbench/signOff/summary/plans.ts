import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Id } from '../../../contract/instance.ts'
import type { Limit, MoneyByTier, Payment, Plan } from '../../../contract/plans.ts'
import { amountOfTier, tiersOf } from '../../../contract/tiers.ts'
import { formatDollars } from '../../cells/amounts.ts'
import { formatPayment } from '../../cells/formatPayment.ts'
import { formatPercent } from '../../cells/numbers.ts'
import { tierTitles } from '../../cells/tierTitles.ts'
import { splitTable, type Section, type SectionSource } from './Summary.ts'

/** The plans side by side: their limits, their accounts, and how they pay each service. */
export function planSections(source: SectionSource): Section[] {
  const { plans, services } = source.model.document
  const columns = plans.map(({ displayName }) => displayName)
  const terms = planTerms(source)
    .map(([heading, read]) => ({ heading, cells: plans.map((plan) => read(plan) || '–') }))
    .filter(({ cells }) => cells.some((cell) => cell !== '–'))
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

/** How a plan pays a service. */
export function paymentFor(plan: Plan, service: Id): Payment {
  return plan.services?.find((each) => each.service === service)?.payment ?? plan.payment
}

/** A term of plans, with a function that returns undefined for a plan without it. */
type Term = [heading: string, read: (plan: Plan) => string | undefined]

/** A term of plans with an account. */
const ofAccount = (
  heading: string,
  read: (account: NonNullable<Plan['account']>) => string | undefined,
): Term => [heading, ({ account }) => account && read(account)]

function planTerms({ instance, model: { document } }: SectionSource): Term[] {
  const { locations, salaryBands } = instance
  const tiers = tiersOf(instance)
  const unitOf = ({ per }: NonNullable<Plan['account']>) => (per === 'paycheck' ? 'per paycheck' : 'a year')
  return [
    ['Offered to', (plan) => namesOf(salaryBands, plan.salaryBands) ?? 'Everyone'],
    ['Offered at', (plan) => namesOf(locations, plan.locations)],
    ['Deductible', ({ deductible }) => formatLimit(deductible)],
    ['Drug deductible', formatDrugDeductible],
    ['Out-of-pocket maximum', ({ outOfPocketMaximum }) => formatLimit(outOfPocketMaximum)],
    ['Drug maximum', ({ drugMaximum }) => drugMaximum && formatLimit(drugMaximum)],
    ['Copays after the maximum', (plan) => (plan.maximumExcludesCopays ? 'Continue' : undefined)],
    ['Usual payment', ({ payment }) => formatPayment(payment, document.services)],
    ofAccount('Account', ({ type }) => type),
    ...tiers.map((tier) =>
      ofAccount(
        `Company money, ${tierTitles[tier].toLowerCase()}`,
        (account) => `${formatDollars(amountOfTier(account.companyMoney, tier))} ${unitOf(account)}`,
      ),
    ),
    ...salaryBands.map(({ id, name }) =>
      ofAccount(`Company money for ${name}`, (account) => {
        const row = account.companyMoneyByBand?.find(({ salaryBand }) => salaryBand === id)
        return row && `${formatTiers(row.amounts, tiers)} ${unitOf(account)}`
      }),
    ),
    ofAccount(
      'Company match',
      ({ match }) =>
        match &&
        `${formatPercent(match.percentage)} of own payments, at most ${formatTiers(match.maximum, tiers)} a year`,
    ),
    ofAccount('HRA pays', ({ pays }) =>
      pays === 'deductible-and-coinsurance' ? 'Deductible and coinsurance, no copays' : undefined,
    ),
    ofAccount('Company money counts', ({ type, counts }) => {
      const rule = type === 'HSA' ? (counts ?? document.accountMoney) : 'capped'
      return rule === 'full' ? 'In full' : 'Up to the year’s expenses'
    }),
    ofAccount('Needs the employee’s own money', ({ needsOwnMoney }) => (needsOwnMoney ? 'Yes' : 'No')),
  ]
}

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

/** One amount if it is the same for every tier. */
function formatTiers(amounts: MoneyByTier, tiers: CoverageCode[]) {
  const texts = tiers.map((tier) => formatDollars(amountOfTier(amounts, tier)))
  if (new Set(texts).size === 1) return texts[0]!
  return tiers.map((tier, index) => `${tierTitles[tier].toLowerCase()} ${texts[index]}`).join(', ')
}
