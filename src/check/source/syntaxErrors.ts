import type { ParseError } from 'jsonc-parser'
import type { Fault } from '../Fault.ts'
import { errorWords } from './errorWords.ts'
import { LineMap } from './LineMap.ts'
import { isMissingComma, missingCommasIn } from './missingCommas.ts'
import { misprintedNumber } from './misprintedNumbers.ts'
import type { Source } from './Source.ts'
import { strayingAt } from './straying.ts'

/** One fault leads a parser to see others after it: a few, and one of each line, are what can be trusted. */
const mostErrors = 5

/** A line without an end can have as many as it has words. */
const mostLookedAt = 100

/** Where a text is no JSON, comments and trailing commas aside: up to where a parser loses its way. */
export function syntaxErrors(source: Source): Fault[] {
  const { text, errors, tree } = source
  if (!tree && errors.length === 0)
    return [
      { pointer: '', message: 'The document is nested too deeply.', mend: 'Write it with fewer levels.' },
    ]
  const lines = new LineMap(text)
  const missingComma = missingCommasIn(source)
  const byLine = new Map<number, Fault>()
  for (const error of errors.slice(0, mostLookedAt)) {
    const straying = strayingAt(source, error)
    const fault = straying ?? { pointer: '', ...syntaxError(error) }
    const { line } = lines.positionOf(fault.span!.offset)
    if (!byLine.has(line)) byLine.set(line, fault)
    if (straying || byLine.size === mostErrors) break
  }
  return [...byLine.values()]

  function syntaxError(error: ParseError): Omit<Fault, 'pointer'> {
    const { offset, length } = error
    const number = misprintedNumber(text, offset)
    if (number) return number
    return isMissingComma(error)
      ? missingComma(error)
      : { span: { offset, length }, ...errorWords(text, error) }
  }
}
