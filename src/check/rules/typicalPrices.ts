import type { UsualRange } from './typicalAmounts.ts'

/** What one use of a service costs at most, by words of its name; the first row that fits counts. */
const byName: readonly [words: RegExp, most: number][] = [
  [
    /emergency|hospital|inpatient|surg|matern|birth|deliver|transplant|specialty|infusion|chemo|radiation|cancer|oncolog|\bivf\b|fertil|dialysis/i,
    250_000,
  ],
  [/\b(mri|ct|pet|scan|imaging|endoscopy|colonoscopy)\b/i, 25_000],
  [/\burgent/i, 5000],
  [/generic/i, 1000],
  [/prescription|\bdrug|brand|\brx\b/i, 10_000],
  [/\blab|x-?ray|ultrasound|visit|tele|check-?up|physical|screening/i, 7500],
]

/** From a generic drug to a transplant, where the name says nothing. */
const usualPrice: UsualRange = { least: 0, most: 250_000 }

export function usualPriceOf(name: string): UsualRange {
  const [, most] = byName.find(([words]) => words.test(name)) ?? []
  return most === undefined ? usualPrice : { ...usualPrice, most }
}
