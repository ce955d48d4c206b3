import { parseFailure, value } from '../../compare/values/numbers.ts'
import type { CellFormat } from '../cells/formats.ts'
import type { WrittenAmount } from './unitAmounts.ts'

const kindWord = /\s*\b(credit|surcharge)\b(?: of\b)?\s*/i

/**
 * Reads "$300 credit" as -$300, and refuses an amount that makes a surcharge a credit or the reverse without such a word,
 * because brochures print credits without a minus sign.
 * @param current the amounts of the surcharge
 */
export function signedAmountFormat(format: CellFormat, current: readonly number[]): CellFormat {
  const signs = new Set(current.map(Math.sign).filter((sign) => sign !== 0))
  const sign = signs.size === 1 ? [...signs][0]! : 0
  const isOpposite = (text: string) => {
    const parsed = format.parse(text)
    return parsed.kind === 'value' && (parsed.value as WrittenAmount).amount * sign < 0
  }
  const asBefore = (text: string) =>
    sign < 0 ? `-${text.trim()}` : text.trim().replaceAll(/^\(?\s*[-−]\s*|^\(|\)$/g, '')
  return {
    ...format,
    findNearest: (text) => (isOpposite(text) ? asBefore(text) : undefined),
    parse: (text) => {
      const [, word] = kindWord.exec(text) ?? []
      if (word === undefined && isOpposite(text)) {
        const [typed, before] = sign < 0 ? ['surcharge', 'credit'] : ['credit', 'surcharge']
        const other = text.trim().replaceAll(/[-−()]/g, '')
        return parseFailure(
          `“${text.trim()}” is a ${typed}, but this was a ${before}. Write “${asBefore(text)}” for a ${before}, or “${other} ${typed}” for a ${typed}.`,
        )
      }
      const parsed = format.parse(word === undefined ? text : text.replace(kindWord, ' ').trim())
      if (word === undefined || parsed.kind !== 'value') return parsed
      const written = parsed.value as WrittenAmount
      const isCredit = /credit/i.test(word)
      if (written.amount < 0 && !isCredit)
        return parseFailure(
          `“${text.trim()}” is a surcharge below zero. Write it without the minus sign, or as a credit.`,
        )
      return value(
        { ...written, amount: isCredit ? -Math.abs(written.amount) : written.amount },
        parsed.warning,
      )
    },
  }
}
