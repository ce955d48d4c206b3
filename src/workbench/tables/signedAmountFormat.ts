import { parseFailure } from '../../compare/values/numbers.ts'
import type { CellFormat } from '../cells/formats.ts'
import type { WrittenAmount } from './unitAmounts.ts'

export const creditWords = /\b(?:credit|discount|less|lower|off|minus|sav(?:es?|ings?))\b(?: of\b)?/gi
const surchargeWords = /\b(?:surcharge|more|extra|additional|higher|plus)\b(?: of\b)?/gi

/**
 * Reads "$300 credit" and "$300 less" as -$300, and refuses an amount that makes a surcharge a credit or the reverse without
 * such a word, because brochures print credits without a minus sign.
 * @param current the amounts of the surcharge
 */
export function signedAmountFormat(format: CellFormat, current: readonly number[]): CellFormat {
  const signs = new Set(current.map(Math.sign).filter((sign) => sign !== 0))
  const sign = signs.size === 1 ? [...signs][0]! : 0
  const signOf = (text: string) => {
    const parsed = format.parse(text)
    return parsed.kind === 'value' ? Math.sign((parsed.value as WrittenAmount).amount) : 0
  }
  const isOpposite = (text: string) => signOf(text) * sign < 0
  const withoutSign = (text: string) => text.trim().replaceAll(/^\s*[-−]|[()]/g, '')
  const asBefore = (text: string) => (sign < 0 ? `-${text.trim()}` : withoutSign(text))
  return {
    ...format,
    findNearest: (text) => (isOpposite(text) ? asBefore(text) : undefined),
    parse: (typed) => {
      const text = typed.trim()
      const { isCredit, rest } = readKind(text)
      if (isCredit === undefined && isOpposite(text)) {
        const [written, before] = sign < 0 ? ['surcharge', 'credit'] : ['credit', 'surcharge']
        return parseFailure(
          `“${text}” is a ${written}, but this was a ${before}. Write “${asBefore(text)}” for a ${before}, or “${withoutSign(text)} ${written}” for a ${written}.`,
        )
      }
      if (isCredit === false && signOf(rest) < 0)
        return parseFailure(
          `“${text}” is a surcharge below zero. Write it without the minus sign, or as a credit.`,
        )
      const parsed = format.parse(isCredit && signOf(rest) > 0 ? `-${rest}` : rest)
      return parsed.kind === 'empty' && text !== '' ? format.parse(text) : parsed
    },
  }
}

/** Whether words say that an amount is a credit, and the text without them. Undefined if they say nothing, or both. */
function readKind(text: string): { isCredit?: boolean; rest: string } {
  const amount = text.replace(/^(?:(?:you|they|members?|employees?) )?pays?\b/i, '')
  const withoutCredit = amount.replaceAll(creditWords, ' ')
  const rest = withoutCredit.replaceAll(surchargeWords, ' ')
  const isCredit = withoutCredit !== amount
  const isSurcharge = rest !== withoutCredit
  if (isCredit === isSurcharge) return { rest: amount }
  return { isCredit, rest: rest.replaceAll(/\s+/g, ' ').trim() }
}
