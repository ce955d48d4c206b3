import type { Instance } from '../../contract/instance.ts'
import { dollars } from './dollars.ts'
import { ifMeant } from './ifMeant.ts'
import { payrollOf } from './payrollOutOfLine.ts'
import type { PayrollRow } from './payrollRows.ts'
import type { PlansRule } from './Rule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { isLowerBand } from './salaryBands.ts'

type Band = Instance['salaryBands'][number]

/** Two bands where the one for lower salaries pays more. */
interface Pair {
  lower: Band
  higher: Band
  lowerRow: PayrollRow
  higherRow: PayrollRow
  /** The amounts of the lower band that are higher. */
  more: PayrollRow['amounts']
}

/** How many other plans have to agree on which band pays less, if their names do not tell. */
const leastPlans = 2

export const lowerBandPaysMore: PlansRule = {
  code: 'lower-band-pays-more',
  severity: 'warning',
  title: 'Employees with a lower salary pay no more than those with a higher one.',
  check: ({ instance: { features, salaryBands }, plans }) => {
    if (!features.salaryBands) return []
    const { rows, cells } = payrollOf(plans)
    // Another rule reports rows that are odd by themselves.
    const odd = new Set(cells.map(({ item }) => item.row))
    const sound = rows.filter((row) => !odd.has(row))
    const couples = salaryBands.flatMap((one, place) =>
      salaryBands
        .slice(place + 1)
        .map((other) => ({ one, other, byName: isLowerBand(one.name, other.name) })),
    )
    return plans.plans.flatMap((_, plan) =>
      faultsOf(
        couples.flatMap(({ one, other, byName }) => {
          const isLower = byName ?? isLowerElsewhere(plan, one, other, sound)
          if (isLower === undefined) return []
          return isLower ? pairIn(plan, one, other, sound) : pairIn(plan, other, one, sound)
        }),
      ),
    )
  },
}

function pairIn(plan: number, lower: Band, higher: Band, rows: PayrollRow[]): Pair[] {
  const [lowerRow, higherRow] = [rowOf(plan, lower, rows), rowOf(plan, higher, rows)]
  if (!lowerRow || !higherRow) return []
  const more = dearerIn(lowerRow, higherRow)
  return more.length === 0 ? [] : [{ lower, higher, lowerRow, higherRow, more }]
}

/** Whether a band pays less than another in all other plans; undefined if they do not agree. */
function isLowerElsewhere(plan: number, one: Band, other: Band, rows: PayrollRow[]): boolean | undefined {
  const plans = new Set(rows.map((row) => row.plan).filter((place) => place !== plan))
  const verdicts = [...plans].flatMap((place): (boolean | null)[] => {
    const [own, others] = [rowOf(place, one, rows), rowOf(place, other, rows)]
    if (!own || !others || own === others) return []
    const [isDearer, isCheaper] = [dearerIn(own, others).length > 0, dearerIn(others, own).length > 0]
    return isDearer === isCheaper ? [null] : [isCheaper]
  })
  const [first] = verdicts
  const isAgreed = verdicts.length >= leastPlans && verdicts.every((verdict) => verdict === first)
  return isAgreed ? (first ?? undefined) : undefined
}

/** A row without a band is for all bands without a row of their own. */
function rowOf(plan: number, { id }: Band, rows: PayrollRow[]): PayrollRow | undefined {
  const own = rows.filter((row) => row.plan === plan)
  return own.find(({ band }) => band === id) ?? own.find(({ band }) => band === undefined)
}

function dearerIn({ amounts }: PayrollRow, other: PayrollRow): PayrollRow['amounts'] {
  return amounts.filter(({ tier, amount }) => amount > amountOf(other, tier))
}

function amountOf({ amounts }: PayrollRow, tier: PayrollRow['amounts'][number]['tier']): number {
  return amounts.find((cell) => cell.tier === tier)?.amount ?? Infinity
}

/** Reports the row that is in the most pairs, and repeats this for the remaining pairs. */
function faultsOf(pairs: Pair[]): UnlocatedDiagnostic[] {
  const against = (row: PayrollRow) =>
    pairs.filter(({ lowerRow, higherRow }) => lowerRow === row || higherRow === row)
  const [first] = pairs.flatMap(({ lowerRow, higherRow }) => [lowerRow, higherRow])
  if (!first) return []
  const blamed = pairs
    .flatMap(({ lowerRow, higherRow }) => [lowerRow, higherRow])
    .reduce((worst, row) => (against(row).length > against(worst).length ? row : worst), first)
  const told = against(blamed)
  return [faultOf(blamed, told[0]!), ...faultsOf(pairs.filter((pair) => !told.includes(pair)))]
}

function faultOf(row: PayrollRow, { lower, higher, higherRow, more }: Pair): UnlocatedDiagnostic {
  const [{ tier, amount }] = more as [Pair['more'][number]]
  const isWhole = more.length > 1
  return {
    pointer: isWhole ? row.pointer : `${row.pointer}/${tier}`,
    message: `'${lower.name}' pays ${dollars(amount)} a year for the tier ${tier}, more than the ${dollars(amountOf(higherRow, tier))} of '${higher.name}'.`,
    help: `Check whether the amounts of two salary bands are swapped; ${ifMeant}`,
  }
}
