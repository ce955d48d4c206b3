import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { errorWords, type Code, type Words } from './errorWords.ts'
import type { JsonDocument, Span } from './JsonDocument.ts'

/** Past these, what a parser takes for a text or a list is none. */
const straying: ReadonlySet<Code> = new Set([
  'UnexpectedEndOfString',
  'UnexpectedEndOfComment',
  'CloseBraceExpected',
  'CloseBracketExpected',
  'EndOfFileExpected',
])

/** The fault of an error by which a parser loses its way, so that what it finds after it says nothing. */
export function strayingAt(
  { text, errors }: JsonDocument,
  error: ParseError,
): (UnlocatedDiagnostic & { span: Span }) | undefined {
  const { offset, length } = error
  const code = printParseErrorCode(error.error)
  const span = { offset, length }
  if (isConflict(text, offset)) return { pointer: '', span, ...conflict }
  if (isWithinText(text, offset))
    return { pointer: '', span: { offset: offset - 1, length: 1 }, ...innerMark }
  const words = wordsOfBracket(text.slice(offset, offset + length), codesAt(errors, offset))
  if (words) return { pointer: '', span, ...words }
  return straying.has(code) ? { pointer: '', span, ...errorWords(text, error) } : undefined
}

/** One place can be said to lack several things. */
function codesAt(errors: ParseError[], offset: number): Set<Code> {
  return new Set(
    errors.filter((each) => each.offset === offset).map(({ error }) => printParseErrorCode(error)),
  )
}

function wordsOfBracket(found: string, codes: Set<Code>): Words | undefined {
  const wantsName = codes.has('PropertyNameExpected')
  if (found === '' && (wantsName || codes.has('ValueExpected'))) return cutOff
  if (found === '{' && wantsName) return unclosed
  if (!codes.has('CommaExpected')) return undefined
  if (found === ':') return nameInList
  return found === ']' || found === '}' ? strayBracket(found) : undefined
}

/** What a merge leaves where two have changed the same lines. */
function isConflict(text: string, offset: number) {
  return /^(<{7}|={7}|>{7})(?![<=>])/.test(text.slice(offset, offset + 8)) && isFirstOfLine(text, offset)
}

function isFirstOfLine(text: string, offset: number) {
  return /(^|[\r\n])[ \t]*$/.test(text.slice(0, offset))
}

/** A word right after a quotation mark: the mark was meant for a part of the text. */
function isWithinText(text: string, offset: number) {
  return text[offset - 1] === '"' && /^[\p{L}\p{N}]/u.test(text.slice(offset, offset + 2))
}

const conflict: Words = {
  message: 'This holds two versions of the file, one after the other, as left by a merge.',
  help: 'Keep the lines of one, and remove the others and those with <<<<<<<, ======= and >>>>>>>.',
}

const innerMark: Words = {
  message: 'This quotation mark ends the text, but a word follows.',
  help: 'Write \\" for a quotation mark within the text, or close the text where it ends.',
}

const unclosed: Words = {
  message: "The object before this has no closing '}'.",
  help: "Close it with a '}', and put a comma between the two.",
}

const cutOff: Words = {
  message: 'The file ends here, in the middle of the document.',
  help: 'Check whether all of it was copied or saved, and add what is missing.',
}

const nameInList: Words = {
  message: 'Property names belong in objects, but this is a list.',
  help: "Close the list before the name with a ']', or write what follows in braces.",
}

function strayBracket(found: ']' | '}'): Words {
  const [opening, other] = found === ']' ? ['[', '}'] : ['{', ']']
  return {
    message: `There is no open '${opening}' for this '${found}' to close.`,
    help: `Close what is open before it with a '${other}', or remove it.`,
  }
}
