import { formatCellMoney, formatPercent, parseDecimal, roundToCents } from '../../compare/values/numbers.ts'
import { bareFraction, withoutDeductibleAmount } from '../../compare/values/parsePayment.ts'
import type { CellKind } from './formats.ts'

/** A wording that a cell does not take, and what it can mean. */
export interface Rewrite {
  kinds: readonly CellKind[]
  pattern: RegExp
  readings: readonly Reading[]
}

interface Reading {
  /** @param groups of the pattern @returns what to write in place of the match */
  write: (...groups: string[]) => string
  /** What the reading means, before the text that it leads to. */
  title?: (...groups: string[]) => string
  /** Readings of different rewrites with the same name are decided together. */
  name?: string
}

/** Points between thousands, and a comma before decimals. */
const european = 'european'

const amounts: readonly CellKind[] = ['money', 'payment']
const numbers: readonly CellKind[] = ['number']
const payments: readonly CellKind[] = ['payment']
const nothing = /^\s*(?:[-–—−]+|n\/?a|none|nothing)\s*$/i

const fraction = new RegExp(`(${bareFraction.source})`)

/** Words that name the row or the column of a payment. */
const names =
  /[\s,(]*\b(?:pcp|primary care(?: physician)?|specialist|office|generic|preferred|brand|tier \d|retail|mail(?: order)?|in[- ]network|per person)\b[).:]*\s*/gi

export const rewrites: readonly Rewrite[] = [
  { kinds: ['money'], pattern: nothing, readings: [{ write: () => '$0' }] },
  { kinds: numbers, pattern: nothing, readings: [{ write: () => '0' }] },
  {
    kinds: payments,
    pattern: nothing,
    readings: [{ write: () => 'not covered' }, { write: () => 'no charge' }],
  },
  {
    // 1.074,50 or 1 074.50 or 1.074.500
    kinds: amounts,
    pattern:
      /(?<![\d.,])\$? ?(\d{1,3}(?:[.'’\s]\d{3})+,\d{1,2}|\d{1,3}(?:['’\s]\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3}){2,})(?![\d.,])/,
    readings: [{ name: european, write: formatSeparated }],
  },
  {
    kinds: amounts,
    pattern: /(?<![\d.,])\$? ?([1-9]\d{0,2})\.(\d{3})(?![\d.,%])/,
    readings: [
      { name: european, write: (whole, rest) => formatCellMoney(Number(`${whole}${rest}`)) },
      { write: (whole, rest) => formatCents(`${whole}.${rest}`) },
    ],
  },
  {
    // A comma before decimals, or between digits by mistake.
    kinds: amounts,
    pattern: /(?<![\d.,])\$? ?(\d+),(\d{1,2})(?![\d.,])/,
    readings: [
      { name: european, write: (whole, rest) => formatCellMoney(Number(`${whole}.${rest}`)) },
      { write: (whole, rest) => formatCellMoney(Number(`${whole}${rest}`)) },
    ],
  },
  {
    kinds: numbers,
    pattern: /^\s*(\d+),(\d{1,2})\s*$/,
    readings: [{ write: (whole, rest) => `${whole}.${rest}` }],
  },
  {
    kinds: ['money'],
    pattern: /(?<![\d.,])\$? ?(\d[\d,]*\.\d{4,}|(?:0|[\d,]{4,})\.\d{3})(?!\d)/,
    readings: [{ write: formatCents }],
  },
  {
    kinds: amounts,
    pattern: /(?<![\d.,])\$? ?(\d+(?:\.\d+)?) ?k\b/i,
    readings: [{ write: (thousands) => formatCellMoney(Number((Number(thousands) * 1000).toFixed(6))) }],
  },
  {
    kinds: numbers,
    pattern: /^\s*(\d+(?:\.\d+)?) ?%\s*$/,
    readings: [
      { write: (percentage) => `${percentage}% more` },
      { write: (percentage) => `${percentage}% less` },
    ],
  },
  {
    kinds: numbers,
    pattern: fraction,
    readings: [{ write: toPercentage }, { write: (digits) => formatPercent(Number(digits)) }],
  },
  {
    kinds: payments,
    pattern: fraction,
    readings: [{ write: toPercentage }, { write: (digits) => formatCellMoney(Number(digits)) }],
  },
  { kinds: payments, pattern: /^1(?:\.0+)?$/, readings: [{ write: () => '100%' }] },
  { kinds: payments, pattern: /^([2-9]|\d{2,})$/, readings: [{ write: (number) => `${number}%` }] },
  {
    kinds: payments,
    pattern: /(?<![\d.]|pays? |covered |at )((?:[5-9]\d|100)(?:\.\d+)?) ?%(?! covered| paid)/i,
    readings: [
      { title: (share) => `The plan pays ${share}%`, write: (share) => `plan pays ${share}%` },
      { title: (share) => `The member pays ${share}%`, write: (share) => `member pays ${share}%` },
    ],
  },
  {
    kinds: payments,
    pattern:
      /(\$? ?\d[\d.,]*)(?: co-?pay(?:ment)?)?(?: ?\/ ?visit| per visit)? before (?:the )?ded(?:uctible)?(?: is met)?/i,
    readings: [
      {
        title: (price) => `${price} is the price until the deductible is met`,
        write: (price) => `${price} until the deductible is met`,
      },
      { title: () => 'There is no deductible', write: (price) => `no deductible, then ${price}` },
      {
        title: (copay) => `${copay} comes first, then the deductible`,
        write: (copay) => `${copay}, then deductible`,
      },
    ],
  },
  {
    kinds: payments,
    pattern:
      /^(.*?\$ ?\d[^%]*?)[\s,;]*(?:\b(?:then|and|plus)\b|[+&])\s*([^$%]*%.*?)[\s,(]*(?:\bAD|(?:after|subject to) (?:the |your |plan |annual )*ded(?:uctible)?\.?(?: is met)?)\)?\s*$/i,
    readings: [
      {
        title: () => 'The deductible comes first',
        write: (copay, share) => `deductible, then ${copay}, then ${share}`,
      },
      {
        title: () => 'The copay comes first',
        write: (copay, share) => `${copay}, then deductible, then ${share}`,
      },
    ],
  },
  {
    kinds: payments,
    pattern:
      /(\$? ?\d[\d.,]*)(?: co-?pay)? ?(?:\/|per |a )? ?day(?: co-?pay)?[\s,(]*(?:to|x|×|max|for)? ?(\d+) ?days?\)?/i,
    readings: [{ write: (copay, days) => `${copay} per day, up to ${days} days` }],
  },
  {
    kinds: payments,
    pattern: /(\d+) days? ?(?:at|@|x|×) ?(\$? ?\d[\d.,]*)(?: ?(?:\/|per |a ) ?day)?/i,
    readings: [{ write: (days, copay) => `${copay} per day, up to ${days} days` }],
  },
  {
    kinds: payments,
    pattern: /(\$? ?\d[\d.,]*) ?(?:x|×|for) ?(\d+) days?/i,
    readings: [{ write: (copay, days) => `${copay} per day, up to ${days} days` }],
  },
  {
    kinds: payments,
    pattern: /^\s*([\d.]+ ?%)(?: co-?insurance)?[\s,+]+ded(?:uctible)?\.?\s*$/i,
    readings: [{ write: (share) => `${share} after deductible` }],
  },
  {
    kinds: payments,
    // The shares of the plan and of the member.
    pattern: /^\s*(\d+) ?%? ?\/ ?(\d+) ?%?(?=\s|$)/,
    readings: [
      {
        write: (plan, member) =>
          Number(plan) + Number(member) === 100 ? `member pays ${member}%` : `${plan}/${member}`,
      },
    ],
  },
  {
    kinds: payments,
    pattern: /^\s*plan pays? [\d.]+ ?%[\s,;/]*(?:and )?(?=(?:you|members?|patient) pays? )/i,
    readings: [{ write: () => '' }],
  },
  {
    kinds: payments,
    pattern: /[\s,;]*(?:then )?no charge(?: after| thereafter)? ?(?=\$|$)/i,
    readings: [{ write: () => '' }],
  },
  {
    kinds: payments,
    pattern:
      /^\s*(?:the )?(?:(greater)|lesser) of (\$ ?\d[\d.,]*)(?: co-?pay)? (?:or|and) ([\d.]+ ?%)(?: co-?insurance)?/i,
    readings: [
      { write: (greater, limit, share) => `${share}, ${greater ? 'at least' : 'at most'} ${limit}` },
    ],
  },
  {
    kinds: payments,
    pattern: /^(.*\$ ?\d[\d,.]* .*\bded.*)$/i,
    readings: [{ write: (text) => withoutDeductibleAmount(text) ?? text }],
  },
  { kinds: payments, pattern: /\*/g, readings: [{ write: () => '' }] },
  { kinds: payments, pattern: names, readings: [{ write: () => ' ' }] },
]

/** The dollars of digits with any separators; the last one or two digits after a comma or a point are cents. */
function formatSeparated(digits: string) {
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/s.exec(digits) ?? []
  return formatCellMoney(Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`))
}

function formatCents(digits: string) {
  const amount = parseDecimal(digits)
  return amount.kind === 'value' ? formatCellMoney(roundToCents(amount.value)) : digits
}

function toPercentage(fractionDigits: string) {
  return formatPercent(Number((Number(fractionDigits) * 100).toFixed(10)))
}
