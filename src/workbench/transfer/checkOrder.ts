import { cellKey, cellOf, textOf, type CellName, type Table } from '../tables/Table.ts'
import { readRowHeaders } from './ImportMapping.ts'

/** Amounts that are in another order than usual or than before, as if they were swapped. */
export interface OrderChange {
  key: string
  message: string
  places: readonly CellName[]
}

/** Tiers by their usual costs: the first is not more than the second. */
const usualOrder: readonly (readonly [string, string])[] = [
  ['EE', 'ES'],
  ['EE', 'EC'],
  ['EK', 'EC'],
  ['EC', 'ES'],
  ['ES', 'EF'],
  ['EC', 'EF'],
]

/**
 * Finds tiers in another order than usual, and plans of which each imported amount is in another order than before. An
 * order that the table already has is not reported.
 */
export function checkOrder(before: Table, after: Table, imported: ReadonlySet<string>): OrderChange[] {
  return [...checkTiers(before, after, imported), ...checkPlans(before, after, imported)]
}

function checkTiers(before: Table, after: Table, imported: ReadonlySet<string>): OrderChange[] {
  return usualOrder.flatMap(([low, high]) => {
    const pairs = after.rows
      .map(
        ({ name: row }) =>
          [
            { row, column: low },
            { row, column: high },
          ] as const,
      )
      .filter((pair) => pair.every((place) => imported.has(cellKey(place))))
      .filter((pair) => orderOf(after, pair) > 0 && orderOf(before, pair) <= 0)
    const [lowTitle, highTitle] = [low, high].map((tier) => titleOf(after, tier))
    return pairs.length === 0
      ? []
      : [
          {
            key: JSON.stringify(['order', low, high]),
            message: `“${lowTitle}” costs more than “${highTitle}”. Check that they are not swapped.`,
            places: pairs.flat(),
          },
        ]
  })
}

function checkPlans(before: Table, after: Table, imported: ReadonlySet<string>): OrderChange[] {
  const { rows } = readRowHeaders(after)
  const tiers = after.columns.filter(({ format }) => format.kind === 'money')
  const plans = [...new Set(rows.map(({ texts }) => texts[0]!))]
  const pairsOf = (one: string, other: string) =>
    rows
      .filter(({ texts }) => texts[0] === one)
      .flatMap(({ name, texts }) => {
        const counterpart = rows.find((row) =>
          row.texts.every((text, index) => text === (index === 0 ? other : texts[index])),
        )
        return counterpart
          ? tiers.map(
              ({ name: column }) =>
                [
                  { row: name, column },
                  { row: counterpart.name, column },
                ] as const,
            )
          : []
      })
      .filter((pair) => pair.every((place) => imported.has(cellKey(place))))
  return plans.flatMap((one, index) =>
    plans.slice(index + 1).flatMap((other): OrderChange[] => {
      const pairs = pairsOf(one, other).filter((pair) => orderOf(after, pair) * orderOf(before, pair) !== 0)
      const isReversed = pairs.every((pair) => orderOf(after, pair) === -orderOf(before, pair))
      if (pairs.length < 2 || !isReversed) return []
      const [high, low] = orderOf(after, pairs[0]!) > 0 ? [one, other] : [other, one]
      return [
        {
          key: JSON.stringify(['plans', one, other]),
          message: `“${high}” now costs more than “${low}”, and cost less before. Check that they are not swapped.`,
          places: pairs.flat(),
        },
      ]
    }),
  )
}

/** 1 if the first amount is more, -1 if it is less, and 0 if they are the same or cannot be compared. */
function orderOf(table: Table, [first, second]: readonly [CellName, CellName]): number {
  const [one, other] = [first, second].map((place) => cellOf(table, place)?.value)
  const [unit, otherUnit] = [first, second].map(({ row }) => textOf(table, { row, column: 'unit' }))
  if (typeof one !== 'number' || typeof other !== 'number' || unit !== otherUnit) return 0
  return Math.sign(one - other)
}

function titleOf({ columns }: Table, name: string) {
  return columns.find((column) => column.name === name)?.title ?? name
}
