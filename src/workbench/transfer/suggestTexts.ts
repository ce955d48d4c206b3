import { formatMoney } from '../cells/money.ts'
import { formatPercent } from '../cells/number.ts'
import { parseDecimal } from '../cells/parseDecimal.ts'
import { withoutDeductibleAmount } from '../cells/parsePayment.ts'
import type { CellKind } from '../tables/Table.ts'

/** What a text in a column of a kind can mean instead, where that is known. */
const suggestions: readonly { kind: CellKind; pattern: RegExp; suggest: (text: string) => string[] }[] = [
  { kind: 'money', pattern: /^(?:[-–—]+|n\/?a|none)$/i, suggest: () => ['$0'] },
  { kind: 'number', pattern: /^(?:[-–—]+|n\/?a|none)$/i, suggest: () => ['0'] },
  { kind: 'payment', pattern: /^(?:[-–—]+|n\/?a|none)$/i, suggest: () => ['not covered', 'no charge'] },
  {
    kind: 'money',
    pattern: /^\$?\d{1,3}\.\d{3}$/,
    suggest: (text) => [formatMoney(Number(text.replaceAll(/[$.]/g, ''))), ...roundToCents(text)],
  },
  {
    kind: 'money',
    // A comma before decimals, or between digits by mistake.
    pattern: /^\$?\d+,\d{1,2}$/,
    suggest: (text) =>
      [text.replace(',', '.'), text.replace(',', '')].map((each) =>
        formatMoney(Number(each.replace('$', ''))),
      ),
  },
  { kind: 'money', pattern: /^[($-]*\d[\d,]*\.\d{3,}\)?$/, suggest: roundToCents },
  {
    kind: 'payment',
    pattern: /^\d*\.?\d+$/,
    // A workbook has a percentage as a fraction.
    suggest: (text) => [formatPercent(Number(text) <= 1 ? movePoint(Number(text)) : Number(text))],
  },
  {
    kind: 'payment',
    pattern: /\$ ?\d[\d,.]* .*\bded/i,
    suggest: (text) => [withoutDeductibleAmount(text) ?? text],
  },
  { kind: 'payment', pattern: /\*/, suggest: (text) => [text.replaceAll('*', '').trim()] },
  {
    kind: 'payment',
    // More than half is often the plan's share.
    pattern: /^(?:[5-9]\d|100)(?:\.\d+)?\s*%/,
    suggest: (text) => [text.replace(/^[\d.]+\s*%/, (share) => formatRest(Number.parseFloat(share)))],
  },
]

export function suggestTexts(kind: CellKind, text: string): string[] {
  const row = suggestions.find((each) => each.kind === kind && each.pattern.test(text))
  return row?.suggest(text).filter((each) => each !== text) ?? []
}

function roundToCents(text: string) {
  const amount = parseDecimal(text.replace('$', ''))
  return amount.kind === 'value' ? [formatMoney(Math.round(amount.value * 100) / 100)] : []
}

function movePoint(fraction: number) {
  return Number((fraction * 100).toFixed(10))
}

function formatRest(percentage: number) {
  return percentage === 100 ? 'no charge' : formatPercent(Number((100 - percentage).toFixed(10)))
}
