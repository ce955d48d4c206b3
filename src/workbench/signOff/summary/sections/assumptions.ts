import type { PlansDocument } from '../../../../contract/plans.ts'
import { tiersOf } from '../../../../contract/tiers.ts'
import { formatDollars } from '../../../cells/amounts.ts'
import { tierTitles } from '../../../tierTitles.ts'
import type { Fact, Section, SectionSource } from '../Summary.ts'

/** What the estimates assume. */
export function assumptionSection(source: SectionSource): Section {
  const {
    instance,
    model: { document },
  } = source
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
        rows: tiersOf(instance).map((tier) => ({
          heading: tierTitles[tier],
          cells: [String(document.persons[tier].adults), String(document.persons[tier].children)],
        })),
      },
      {
        kind: 'table',
        caption: 'Price of one use, the plan’s share and the member’s together',
        corner: 'Service',
        columns: ['Price', 'Kind', 'Days of a stay'],
        rows: document.services.map(({ name, allowedAmount, isDrug, daysPerStay }) => ({
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
  const { planYear } = instance.client
  const limits = document.contributionLimits.filter(({ year }) => year === planYear)
  const avoiding = instance.savingsStyles.filter(
    ({ id }) => document.savingsStyles.find((each) => each.id === id)?.avoidsOwnMoney,
  )
  return [
    {
      term: 'Company money in accounts',
      text: accountMoney === 'full' ? 'Counts in full' : 'Counts up to the year’s out-of-pocket expenses',
    },
    { term: 'Covered months', text: String(coveredMonths) },
    ...(payPeriods === undefined ? [] : [{ term: 'Payroll deductions a year', text: String(payPeriods) }]),
    ...(paychecks === undefined || paychecks === payPeriods
      ? []
      : [{ term: 'Paychecks a year', text: String(paychecks) }]),
    ...(selfOnlyCap === undefined
      ? []
      : [{ term: 'Legal limit of one person’s expenses', text: formatDollars(selfOnlyCap) }]),
    ...limits.map((limit) => ({
      term: `${limit.account} contribution limit`,
      text: formatContributionLimit(limit),
    })),
    ...(instance.features.savings
      ? [
          {
            term: 'Avoid plans that need own money',
            text: avoiding.map(({ displayText }) => displayText).join('; ') || 'No savings style',
          },
        ]
      : []),
    {
      term: 'Order of claims',
      text: 'Claims are paid in the order of their dates. The dates of next year are not known, so amounts are the mean of many orders, the same for every plan.',
    },
  ]
}

function formatContributionLimit({ self, family, catchUp }: PlansDocument['contributionLimits'][number]) {
  const limit = `${formatDollars(self)} for an employee alone, ${formatDollars(family)} otherwise`
  return catchUp ? `${limit}, ${formatDollars(catchUp.amount)} more from age ${catchUp.age}` : limit
}
