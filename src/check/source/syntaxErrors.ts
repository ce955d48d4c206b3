import type { ParseError } from 'jsonc-parser'
import { LineMap } from '../../clients/LineMap.ts'
import { applyEdits } from '../applyFixes.ts'
import type { Edit, Span } from '../Diagnostic.ts'
import type { Finding, Findings } from '../LinterRule.ts'
import { JsonDocument } from './JsonDocument.ts'
import { findMalformedTokens, type MalformedToken } from './malformedTokens.ts'
import { isMissingComma, findMissingCommas } from './missingCommas.ts'
import { syntaxMessage, type SyntaxDiagnostic } from './syntaxMessages.ts'
import { findUnrecoverableError } from './unrecoverableErrors.ts'

/** One mistake causes later parse errors: the first few, one per line, are the reliable ones. */
const maxErrors = 5

/** A line of a minified file can have as many errors as it has tokens. */
const maxParseErrors = 100

/**
 * Syntax errors other than comments and trailing commas: malformed tokens, and the parse errors that remain after those
 * are corrected, up to the first unrecoverable one.
 */
export function findSyntaxErrors(document: JsonDocument): Findings {
  const { path, text, errors, tree } = document
  if (!tree && errors.length === 0)
    return { pointer: '', message: 'The document is nested too deeply.', help: 'Write it with fewer levels.' }
  const tokens = findMalformedTokens(text)
  const edits = tokens.flatMap((token) => token.edits)
  const corrected = edits.length === 0 ? document : new JsonDocument(path, applyEdits(text, edits))
  const parseErrors = findParseErrors(corrected).map((diagnostic) => undoEdits(diagnostic, edits))
  // Text after a parse error may be part of something else.
  const reliableUpTo = Math.min(...parseErrors.map(({ span }) => span.offset))
  const reliable = tokens.filter(({ isPunctuation, span }) => !isPunctuation || span.offset < reliableUpTo)
  return [...reliable.map((token) => toDiagnostic(token, reliableUpTo)), ...parseErrors]
}

/** @param reliableUpTo Infinity if there are no parse errors */
function toDiagnostic(
  { span, message, help, edits, isCertain, isPunctuation }: MalformedToken,
  reliableUpTo: number,
): Finding {
  // If the corrected text has other errors, more than this colon or comma may be missing.
  const isFixable = isCertain && (isPunctuation ? reliableUpTo === Infinity : span.offset < reliableUpTo)
  return { pointer: '', span, message, help, ...(isFixable && { fix: edits }) }
}

/** Maps a diagnostic of the edited text to the original text. */
function undoEdits({ span, fix, ...rest }: SyntaxDiagnostic, edits: readonly Edit[]): SyntaxDiagnostic {
  const toOriginal = <Range extends Span>(range: Range): Range => {
    const offset = originalOffset(range.offset, edits)
    return { ...range, offset, length: originalOffset(range.offset + range.length, edits) - offset }
  }
  return { ...rest, span: toOriginal(span), ...(fix && { fix: fix.map(toOriginal) }) }
}

function originalOffset(offset: number, edits: readonly Edit[]): number {
  let shift = 0
  for (const { offset: start, length, text } of edits) {
    if (offset <= start + shift) break
    if (offset < start + shift + text.length) return start
    shift += text.length - length
  }
  return offset - shift
}

function findParseErrors(document: JsonDocument): SyntaxDiagnostic[] {
  const { text, errors } = document
  const lines = new LineMap(text)
  const missingCommas = findMissingCommas(document)
  const byLine = new Map<number, SyntaxDiagnostic>()
  // One round of fixes inserts all missing commas if the text lacks nothing else.
  const [maxCount, maxLines] = missingCommas.isComplete
    ? [errors.length, Infinity]
    : [maxParseErrors, maxErrors]
  for (const error of errors.slice(0, maxCount)) {
    const unrecoverable = missingCommas.isComplete ? undefined : findUnrecoverableError(document, error)
    const diagnostic = unrecoverable ?? describe(error)
    const { line } = lines.positionAt(diagnostic.span.offset)
    if (!byLine.has(line)) byLine.set(line, diagnostic)
    if (unrecoverable || byLine.size === maxLines) break
  }
  return [...byLine.values()]

  function describe(error: ParseError): SyntaxDiagnostic {
    const { offset, length } = error
    return isMissingComma(error)
      ? missingCommas.describe(error)
      : { pointer: '', span: { offset, length }, ...syntaxMessage(text, error) }
  }
}
