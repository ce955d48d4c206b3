import { completeAddress } from '../../../contract/clientLink.ts'

/** Where a line of a brochure that the import does not read belongs; undefined if no place is known. */
export function describePlace(text: string): string | undefined {
  const [, found] = places.find(([pattern]) => pattern.test(text)) ?? []
  const hasPage = text.split(/\.?(?:[\s,;()]|$)+/).some((word) => completeAddress(word) !== word)
  const place = found ?? (hasPage ? contact : undefined)
  return place && `Enter it under ${place}.`
}

const contact = 'Client → Contact'

/** The place of the workbench for what a line is about. The first pattern counts. */
const places: readonly (readonly [pattern: RegExp, place: string])[] = [
  [
    /\b(?:surcharge|rebate|credits?|tobacco|nicotine|wellness|pledge|smok\w+)\b|\bspouse\b.*(?:another employer|other coverage|other insurance|coverage at work)|\$.*\bspouse\b/i,
    'Questions → Surcharges and credits',
  ],
  [/\b(?:hsa|hra|deposit\w*)\b.*\b(?:quarter\w*|installments?|equal parts|half)\b/i, 'Plans → Installments'],
  [/\b(?:offered|available|open) (?:only )?(?:to|at|in)\b/i, 'Plans → Offered at'],
  [/@|\b\d{3}[-. )]+\d{3}[-. ]\d{4}\b|\bwww\.|https?:/i, contact],
  [/\bcolou?rs?\b/i, 'Client → Colors'],
  [/\b(?:sites?|campus(?:es)?|locations?|regions?)\b/i, 'Plans → Offered at'],
  [/\b(?:payroll deductions|paychecks|pay periods)\b/i, 'Rates → Payroll deductions per year'],
]
