import type { CoverageCode } from '../../contract/inputs.ts'
import { middle, findOutliers, type Outlier } from './findOutliers.ts'
import type { PayrollRow } from './payrollRows.ts'
import { oddCell, oddRow, typicalAlone, typicalShare } from './typicalAmounts.ts'

export interface PayrollCell {
  row: PayrollRow
  tier: CoverageCode
  amount: number
  /** What an employee alone would usually pay beside this amount. */
  level: number
}

interface PayrollLevel {
  row: PayrollRow
  level: number
}

/** The amounts that go neither with those of other tiers beside them, nor with those of the same tier elsewhere. */
export function oddCells(rows: readonly PayrollRow[]): Outlier<PayrollCell>[] {
  const boundsOf = ({ tier }: PayrollCell) => (tier === 'EE' ? oddCell.alone : oddCell.others)
  return findOutliers(
    rows.flatMap(cellsOf),
    besideOthers,
    (cell, left) => inRowsOf(left).get(cell) ?? 1,
    boundsOf,
  )
}

/**
 * The rows that ask for another size of amounts than the others do.
 * @param odd amounts to pass over
 */
export function oddRows(rows: readonly PayrollRow[], odd: Outlier<PayrollCell>[]): Outlier<PayrollLevel>[] {
  const isOdd = (cell: PayrollCell) =>
    odd.some(({ item }) => item.row === cell.row && item.tier === cell.tier)
  const levels = rows.flatMap((row): PayrollLevel[] => {
    const cells = cellsOf(row).filter((cell) => !isOdd(cell))
    const level = middle(cells.map((cell) => cell.level))
    return level === undefined ? [] : [{ row, level }]
  })
  return findOutliers(
    levels,
    besideRows,
    ({ level }) => level / typicalAlone,
    () => oddRow,
  )
}

/** Nothing at all is asked for in many plans, and goes with everything. */
function cellsOf(row: PayrollRow): PayrollCell[] {
  return row.amounts
    .filter(({ amount }) => amount > 0)
    .map(({ tier, amount }) => ({ row, tier, amount, level: amount / typicalShare[tier] }))
}

/** How a tier stands to the others of its row, beside how it does in the other rows. */
function besideOthers(cell: PayrollCell, left: readonly PayrollCell[]) {
  const inRows = inRowsOf(left)
  const own = inRows.get(cell)
  if (own === undefined) return undefined
  const elsewhere = [...inRows].flatMap(([{ row, tier }, ratio]) =>
    row !== cell.row && tier === cell.tier ? [ratio] : [],
  )
  // A single row has nothing but what is usual to stand beside.
  return own / (middle(elsewhere) ?? 1)
}

/** Each of the same amounts is held against all others. */
const knownInRows = new WeakMap<readonly PayrollCell[], Map<PayrollCell, number>>()

/** How each amount stands to the others of its row. Of two in a row nobody could tell which is odd. */
function inRowsOf(left: readonly PayrollCell[]): Map<PayrollCell, number> {
  const known = knownInRows.get(left)
  if (known) return known
  const found = new Map<PayrollCell, number>()
  for (const cell of left) {
    const others = left.filter(({ row, tier }) => row === cell.row && tier !== cell.tier)
    if (others.length > 1) found.set(cell, cell.level / middle(others.map(({ level }) => level))!)
  }
  knownInRows.set(left, found)
  return found
}

function besideRows({ row, level }: PayrollLevel, left: readonly PayrollLevel[]) {
  const others = left.filter((other) => other.row !== row)
  const suggested = middle(bandsBeside(row, others)) ?? middle(others.map((other) => other.level))
  return suggested === undefined ? undefined : level / suggested
}

/** What a row would be if its plan asked of its band what it asks of another, as a second plan does. */
function bandsBeside({ plan, band }: PayrollRow, others: readonly PayrollLevel[]): number[] {
  const levelOf = (ofPlan: number, ofBand: PayrollRow['band']) =>
    others.find(({ row }) => row.plan === ofPlan && row.band === ofBand)?.level
  return others.flatMap(({ row: other, level }) => {
    if (other.plan === plan || other.band === band) return []
    const inPlan = levelOf(plan, other.band)
    const inBand = levelOf(other.plan, band)
    return inPlan === undefined || inBand === undefined ? [] : [(inPlan * inBand) / level]
  })
}
