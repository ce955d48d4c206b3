import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import { LineMap } from '../../clients/LineMap.ts'
import { applyEdits } from '../applyFixes.ts'
import type { Edit, Span } from '../Diagnostic.ts'
import type { Finding, Findings } from '../LinterRule.ts'
import { JsonDocument } from './JsonDocument.ts'
import { findMalformedTokens, type MalformedToken } from './malformedTokens.ts'
import { syntaxMessage, type SyntaxDiagnostic, findUnrecoverableError } from './syntaxMessages.ts'
import { isCommentOrSpace, tokenize } from './jsoncExtras.ts'

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

/** Whether the parser found something else where it expected a comma. */
function isMissingComma({ error }: ParseError): boolean {
  return printParseErrorCode(error) === 'CommaExpected'
}

interface MissingCommas {
  describe: (error: ParseError) => SyntaxDiagnostic
  /** Whether nothing else is missing, so that every comma is certain. */
  isComplete: boolean
}

/**
 * Finds the missing commas of a text. The fix inserts a comma directly after the value, before any comment. There is a
 * fix only at a line break, and only if nothing but commas is missing.
 */
function findMissingCommas(document: JsonDocument): MissingCommas {
  const { path, text, errors } = document
  const commaErrors = errors.filter(isMissingComma)
  const ends = endsOfPreviousValues(
    text,
    commaErrors.map(({ offset }) => offset),
  )
  const isFixedByCommas = () => {
    const commas = [...ends.values()].map(insertComma)
    return new JsonDocument(path, applyEdits(text, commas)).errors.length === 0
  }
  const isComplete = commaErrors.length === errors.length && isFixedByCommas()
  const describe = ({ offset }: ParseError) => {
    const end = ends.get(offset)!
    return {
      pointer: '',
      span: { offset: end - 1, length: 1 },
      message: 'A comma is missing after this.',
      help: 'Put a comma between this and what follows.',
      ...(isComplete && /[\r\n]/.test(text.slice(end, offset)) && { fix: [insertComma(end)] }),
    }
  }
  return { describe, isComplete }
}

/** @param offsets in ascending order */
function endsOfPreviousValues(text: string, offsets: number[]): ReadonlyMap<number, number> {
  const tokens = tokenize(text).filter((token) => !isCommentOrSpace(token))
  let index = 0
  return new Map(
    offsets.map((offset) => {
      while (tokens[index + 1] && tokens[index + 1]!.offset < offset) index += 1
      const { offset: start, length } = tokens[index]!
      return [offset, start + length]
    }),
  )
}

function insertComma(offset: number) {
  return { offset, length: 0, text: ',' }
}
