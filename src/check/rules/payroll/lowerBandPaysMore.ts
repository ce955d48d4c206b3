import type { Instance } from '../../../contract/instance.ts'
import type { UnlocatedDiagnostic } from '../../UnlocatedDiagnostic.ts'
import type { PlansRule } from '../Rule.ts'
import { acceptIfIntended, formatDollars } from '../wording.ts'
import { isLowerBand } from './isLowerBand.ts'
import type { PayrollRow } from './payrollRows.ts'
import { reliablePayroll } from './reliablePayroll.ts'

type Band = Instance['salaryBands'][number]

/** Two salary bands of a plan, where the lower one pays more. */
interface Conflict {
  lower: Band
  higher: Band
  lowerRow: PayrollRow
  higherRow: PayrollRow
  /** The amounts of the lower band that are above those of the higher band. */
  excess: PayrollRow['amounts']
}

/** How many other plans must agree on the order of two bands whose names do not say it. */
const minAgreeingPlans = 2

export const lowerBandPaysMore: PlansRule = {
  code: 'lower-band-pays-more',
  severity: 'warning',
  title: 'Employees with a lower salary pay no more than those with a higher one.',
  check: ({ instance: { features, salaryBands }, plans }) => {
    if (!features.salaryBands) return []
    // Another rule reports outliers.
    const { rowsWithoutOutliers: rows } = reliablePayroll(plans)
    const pairs = salaryBands.flatMap((band, index) =>
      salaryBands
        .slice(index + 1)
        .map((other) => ({ band, other, byName: isLowerBand(band.name, other.name) })),
    )
    return plans.plans.flatMap((_, plan) =>
      describeConflicts(
        pairs.flatMap(({ band, other, byName }) => {
          const isLower = byName ?? isLowerInOtherPlans(plan, band, other, rows)
          if (isLower === undefined) return []
          return isLower ? findConflict(plan, band, other, rows) : findConflict(plan, other, band, rows)
        }),
      ),
    )
  },
}

function findConflict(plan: number, lower: Band, higher: Band, rows: PayrollRow[]): Conflict[] {
  const [lowerRow, higherRow] = [findRow(plan, lower, rows), findRow(plan, higher, rows)]
  if (!lowerRow || !higherRow) return []
  const excess = amountsAbove(lowerRow, higherRow)
  return excess.length === 0 ? [] : [{ lower, higher, lowerRow, higherRow, excess }]
}

/** Whether a band pays less than another in all other plans; undefined if these do not agree or are too few. */
function isLowerInOtherPlans(plan: number, band: Band, other: Band, rows: PayrollRow[]): boolean | undefined {
  const plans = new Set(rows.map((row) => row.plan).filter((each) => each !== plan))
  const verdicts = [...plans].flatMap((each): (boolean | null)[] => {
    const [row, otherRow] = [findRow(each, band, rows), findRow(each, other, rows)]
    if (!row || !otherRow || row === otherRow) return []
    const paysMore = amountsAbove(row, otherRow).length > 0
    const paysLess = amountsAbove(otherRow, row).length > 0
    return paysMore === paysLess ? [null] : [paysLess]
  })
  const [first] = verdicts
  const isAgreed = verdicts.length >= minAgreeingPlans && verdicts.every((verdict) => verdict === first)
  return isAgreed ? (first ?? undefined) : undefined
}

/** The row of a band, or else the row for all bands without one. */
function findRow(plan: number, { id }: Band, rows: PayrollRow[]): PayrollRow | undefined {
  const ofPlan = rows.filter((row) => row.plan === plan)
  return ofPlan.find(({ band }) => band === id) ?? ofPlan.find(({ band }) => band === undefined)
}

function amountsAbove({ amounts }: PayrollRow, other: PayrollRow): PayrollRow['amounts'] {
  return amounts.filter(({ tier, amount }) => amount > findAmount(other, tier))
}

function findAmount({ amounts }: PayrollRow, tier: PayrollRow['amounts'][number]['tier']): number {
  return amounts.find((each) => each.tier === tier)?.amount ?? Infinity
}

/** Reports the row with the most conflicts, then repeats for the remaining conflicts. */
function describeConflicts(conflicts: Conflict[]): UnlocatedDiagnostic[] {
  const rows = conflicts.flatMap(({ lowerRow, higherRow }) => [lowerRow, higherRow])
  const [first] = rows
  if (!first) return []
  const conflictsWith = (row: PayrollRow) =>
    conflicts.filter(({ lowerRow, higherRow }) => lowerRow === row || higherRow === row)
  const worst = rows.reduce(
    (most, row) => (conflictsWith(row).length > conflictsWith(most).length ? row : most),
    first,
  )
  const reported = conflictsWith(worst)
  return [
    describeConflict(worst, reported[0]!),
    ...describeConflicts(conflicts.filter((conflict) => !reported.includes(conflict))),
  ]
}

function describeConflict(
  row: PayrollRow,
  { lower, higher, higherRow, excess }: Conflict,
): UnlocatedDiagnostic {
  const [{ tier, amount }] = excess as [Conflict['excess'][number]]
  return {
    pointer: excess.length > 1 ? row.pointer : `${row.pointer}/${tier}`,
    message: `'${lower.name}' pays ${formatDollars(amount)} a year for tier ${tier}, more than '${higher.name}' (${formatDollars(findAmount(higherRow, tier))}).`,
    help: `Check whether the amounts of two salary bands are swapped; ${acceptIfIntended}`,
  }
}
