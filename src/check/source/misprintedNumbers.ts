import type { Span } from './Source.ts'

interface Misprint {
  span: Span
  message: string
  mend: string
}

/** Numbers as people write them, and JSON does not: 12,000 and 12 000, 12'000 and 012000. */
const misprint =
  /(?<![\d.])(?:\d{1,3}(?:([,'_ \u00a0\u202f])\d{3}(?:\1\d{3})*)|0\d+)(?:\.\d+)?(?![\d\p{L}])/gu

/** A number around a place that people read, and JSON does not. */
export function misprintedNumber(text: string, offset: number): Misprint | undefined {
  const start = lineStart(text, offset)
  const end = text.slice(offset).search(/[\r\n]|$/) + offset
  for (const { 0: found, index } of text.slice(start, end).matchAll(misprint)) {
    const from = start + index
    if (offset < from || offset > from + found.length) continue
    const meant = found.replaceAll(/[^\d.]/g, '').replace(/^0+(?=\d)/, '')
    return {
      span: { offset: from, length: found.length },
      message: `'${found}' is not a number in JSON.`,
      mend: `Write ${meant}, with only digits and a decimal point.`,
    }
  }
  return undefined
}

function lineStart(text: string, offset: number) {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
}
