import type { ParseError } from 'jsonc-parser'
import type { Fault } from '../Fault.ts'
import type { Edit } from '../Diagnostic.ts'
import { withEdits } from '../applyFixes.ts'
import { errorWords } from './errorWords.ts'
import { LineMap } from '../../clients/LineMap.ts'
import { isMissingComma, missingCommasIn } from './missingCommas.ts'
import { misprintsIn, type Misprint } from './misprints.ts'
import { JsonDocument, type Span } from './JsonDocument.ts'
import { strayingAt } from './straying.ts'

/** One fault leads a parser to see others after it: a few, and one of each line, are what can be trusted. */
const mostErrors = 5

/** A line without an end can have as many as it has words. */
const mostLookedAt = 100

/**
 * Where a text is not JSON, except for comments and trailing commas: misprints, and the errors that are left when those
 * are corrected, up to the first one that misleads the parser.
 */
export function syntaxErrors(source: JsonDocument): Fault[] {
  const { path, text, errors, tree } = source
  if (!tree && errors.length === 0)
    return [
      { pointer: '', message: 'The document is nested too deeply.', help: 'Write it with fewer levels.' },
    ]
  const misprints = misprintsIn(text)
  const edits = misprints.flatMap((misprint) => misprint.edits)
  const others = errorsIn(edits.length === 0 ? source : new JsonDocument(path, withEdits(text, edits))).map(
    (fault) => movedBack(fault, edits),
  )
  // Text after an error may be part of something else.
  const certainUpTo = Math.min(...others.map(({ span }) => span.offset))
  const told = misprints.filter(({ isPunctuation, span }) => !isPunctuation || span.offset < certainUpTo)
  return [...told.map((misprint) => faultOf(misprint, certainUpTo)), ...others]
}

/** @param certainUpTo Infinity where nothing else is wrong */
function faultOf(
  { span, message, help, edits, isCertain, isPunctuation }: Misprint,
  certainUpTo: number,
): Fault {
  // A sign can be missing because more is: only a text that is whole with it shows that it is not.
  const canMend = isCertain && (isPunctuation ? certainUpTo === Infinity : span.offset < certainUpTo)
  return { pointer: '', span, message, help, ...(canMend && { fix: edits }) }
}

type SyntaxFault = Fault & { span: Span }

/** Maps a fault in the edited text back to the original text. */
function movedBack({ span, fix, ...fault }: SyntaxFault, edits: readonly Edit[]): SyntaxFault {
  const back = <Place extends Span>(place: Place): Place => {
    const offset = offsetBefore(place.offset, edits)
    return { ...place, offset, length: offsetBefore(place.offset + place.length, edits) - offset }
  }
  return { ...fault, span: back(span), ...(fix && { fix: fix.map(back) }) }
}

function offsetBefore(offset: number, edits: readonly Edit[]): number {
  let moved = 0
  for (const { offset: place, length, text } of edits) {
    if (offset <= place + moved) break
    if (offset < place + moved + text.length) return place
    moved += text.length - length
  }
  return offset - moved
}

function errorsIn(source: JsonDocument): SyntaxFault[] {
  const { text, errors } = source
  const lines = new LineMap(text)
  const missingComma = missingCommasIn(source)
  const byLine = new Map<number, SyntaxFault>()
  for (const error of errors.slice(0, mostLookedAt)) {
    const straying = strayingAt(source, error)
    const fault = straying ?? syntaxError(error)
    const { line } = lines.positionOf(fault.span.offset)
    if (!byLine.has(line)) byLine.set(line, fault)
    if (straying || byLine.size === mostErrors) break
  }
  return [...byLine.values()]

  function syntaxError(error: ParseError): SyntaxFault {
    const { offset, length } = error
    return isMissingComma(error)
      ? missingComma(error)
      : { pointer: '', span: { offset, length }, ...errorWords(text, error) }
  }
}
