import type { Id, Instance } from '../../../../contract/instance.ts'
import type { PlansDocument } from '../../../../contract/plans.ts'
import { tiersOf } from '../../../../contract/tiers.ts'
import { formatDollars } from '../../../formatDollars.ts'
import { tierTitles } from '../../../tierTitles.ts'
import type { Block, Section, SectionSource, Table } from '../Summary.ts'
import { amountOfTier } from '../../../../contract/tiers.ts'

/** The payroll deductions as they are in the file: per year or per payroll deduction. */
export function rateSection({ instance, model: { document } }: SectionSource): Section {
  const tables = (['perPay', 'yearly'] as const).map((unit) => createTable(unit, instance, document))
  return {
    title: 'Payroll deductions',
    blocks: tables.filter(({ rows }) => rows.length > 0).map((table): Block => ({ kind: 'table', ...table })),
  }
}

function createTable(
  unit: 'perPay' | 'yearly',
  instance: Instance,
  { plans, payPeriods }: PlansDocument,
): Table {
  const tiers = tiersOf(instance)
  return {
    caption: unit === 'yearly' ? 'Dollars a year' : `Dollars per payroll deduction, ${payPeriods} a year`,
    corner: 'Plan and employees',
    columns: tiers.map((tier) => tierTitles[tier]),
    isNumeric: true,
    rows: plans.flatMap(({ displayName, payroll }) =>
      payroll.flatMap(({ salaryBand, location, [unit]: amounts }) =>
        amounts
          ? [
              {
                heading: [
                  displayName,
                  nameOf(instance.salaryBands, salaryBand),
                  nameOf(instance.locations, location),
                ]
                  .filter((name) => name !== undefined)
                  .join(', '),
                cells: tiers.map((tier) => formatDollars(amountOfTier(amounts, tier))),
              },
            ]
          : [],
      ),
    ),
  }
}

function nameOf(list: { id: Id; name: string }[], id: Id | null | undefined) {
  return list.find((each) => each.id === id)?.name
}
