import type { PlansDocument } from '../../../contract/plans.ts'
import { tiersOf } from '../../../contract/tiers.ts'
import { formatDollars } from '../../cells/amounts.ts'
import { tierTitles } from '../../cells/tierTitles.ts'
import { factsOf, type Fact, type Section, type SectionSource } from './Summary.ts'

/** What the estimates assume. */
export function assumptionSection(source: SectionSource): Section {
  const { persons, services } = source.model.document
  return {
    title: 'Assumptions',
    blocks: [
      { kind: 'facts', facts: generalFacts(source) },
      {
        kind: 'table',
        caption: 'Persons of each tier',
        corner: 'Tier',
        columns: ['Adults', 'Children'],
        isNumeric: true,
        rows: tiersOf(source.instance).map((tier) => ({
          heading: tierTitles[tier],
          cells: [String(persons[tier].adults), String(persons[tier].children)],
        })),
      },
      {
        kind: 'table',
        caption: 'Price of one use, the plan’s share and the member’s together',
        corner: 'Service',
        columns: ['Price', 'Kind', 'Days of a stay'],
        rows: services.map(({ name, allowedAmount, isDrug, daysPerStay }) => ({
          heading: name,
          cells: [
            formatDollars(allowedAmount),
            isDrug ? 'Prescription' : 'Care',
            daysPerStay ? String(daysPerStay) : '–',
          ],
        })),
      },
    ],
  }
}

function generalFacts({ instance, model: { document } }: SectionSource): Fact[] {
  const { accountMoney, coveredMonths = 12, payPeriods, paychecks = payPeriods, selfOnlyCap } = document
  const limits = document.contributionLimits.filter(({ year }) => year === instance.client.planYear)
  const avoiding = instance.savingsStyles.filter(
    ({ id }) => document.savingsStyles.find((each) => each.id === id)?.avoidsOwnMoney,
  )
  return factsOf([
    [
      'Company money in accounts',
      accountMoney === 'full' ? 'Counts in full' : 'Counts up to the year’s out-of-pocket expenses',
    ],
    ['Covered months', String(coveredMonths)],
    ['Payroll deductions a year', payPeriods?.toString()],
    ['Paychecks a year', paychecks === payPeriods ? undefined : paychecks?.toString()],
    [
      'Legal limit of one person’s expenses',
      selfOnlyCap === undefined ? undefined : formatDollars(selfOnlyCap),
    ],
    ...limits.map(
      (limit) => [`${limit.account} contribution limit`, formatContributionLimit(limit)] as const,
    ),
    [
      'Avoid plans that need own money',
      instance.features.savings
        ? avoiding.map(({ displayText }) => displayText).join('; ') || 'No savings style'
        : undefined,
    ],
    [
      'Order of claims',
      'Claims are paid in the order of their dates. The dates of next year are not known, so amounts are the mean of many orders, the same for every plan.',
    ],
  ])
}

function formatContributionLimit({ self, family, catchUp }: PlansDocument['contributionLimits'][number]) {
  const limit = `${formatDollars(self)} for an employee alone, ${formatDollars(family)} otherwise`
  return catchUp ? `${limit}, ${formatDollars(catchUp.amount)} more from age ${catchUp.age}` : limit
}
