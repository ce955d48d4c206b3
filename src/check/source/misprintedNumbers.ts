import type { Span } from './Source.ts'

interface Misprint {
  span: Span
  message: string
  mend: string
}

/** Around a place, all that can belong to one number as people write it. */
const partOfNumber = /[\d.,]/

/** A number around a place that people read, and JSON does not: 12,000 and 012000. */
export function misprintedNumber(text: string, offset: number): Misprint | undefined {
  let start = offset
  while (start > 0 && partOfNumber.test(text[start - 1]!)) start -= 1
  let end = offset
  while (end < text.length && partOfNumber.test(text[end]!)) end += 1
  const found = text.slice(start, end).replace(/,$/, '')
  const meant = found.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  const isMisprint = /^(\d{1,3}(,\d{3})+|0\d+)(\.\d+)?$/.test(found)
  if (!isMisprint) return undefined
  return {
    span: { offset: start, length: found.length },
    message: `'${found}' is not a number as JSON writes it.`,
    mend: `Write ${meant}, with digits and a decimal point alone.`,
  }
}
