import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { FindingText } from '../LinterRule.ts'
import type { JsonDocument } from './JsonDocument.ts'
import { syntaxMessage, type ParseErrorName, type SyntaxDiagnostic } from './syntaxMessages.ts'

/** After these, the parser mistakes what follows for part of a string, a comment, a list, or an object. */
const unrecoverable: ReadonlySet<ParseErrorName> = new Set([
  'UnexpectedEndOfString',
  'UnexpectedEndOfComment',
  'CloseBraceExpected',
  'CloseBracketExpected',
  'EndOfFileExpected',
])

/** Describes an error after which the parser cannot recover, so that its later errors are meaningless. */
export function findUnrecoverableError(
  { text, errors }: JsonDocument,
  error: ParseError,
): SyntaxDiagnostic | undefined {
  const { offset, length } = error
  const span = { offset, length }
  if (isMergeConflict(text, offset)) return { pointer: '', span, ...mergeConflict }
  if (isWordAfterQuote(text, offset))
    return { pointer: '', span: { offset: offset - 1, length: 1 }, ...unescapedQuote }
  const bracketMessage = messageForBracket(text.slice(offset, offset + length), errorNamesAt(errors, offset))
  if (bracketMessage) return { pointer: '', span, ...bracketMessage }
  return unrecoverable.has(printParseErrorCode(error.error))
    ? { pointer: '', span, ...syntaxMessage(text, error) }
    : undefined
}

/** The parser can report several errors at one offset. */
function errorNamesAt(errors: ParseError[], offset: number): Set<ParseErrorName> {
  return new Set(
    errors.filter((each) => each.offset === offset).map(({ error }) => printParseErrorCode(error)),
  )
}

function messageForBracket(found: string, errors: Set<ParseErrorName>): FindingText | undefined {
  const expectsName = errors.has('PropertyNameExpected')
  if (found === '' && (expectsName || errors.has('ValueExpected'))) return truncatedFile
  if (found === '{' && expectsName) return unclosedObject
  if (!errors.has('CommaExpected')) return undefined
  if (found === ':') return nameInList
  return found === ']' || found === '}' ? unopenedBracket(found) : undefined
}

function isMergeConflict(text: string, offset: number) {
  const isMarker = /^(<{7}|={7}|>{7})(?![<=>])/.test(text.slice(offset, offset + 8))
  const isAtLineStart = /(^|[\r\n])[ \t]*$/.test(text.slice(0, offset))
  return isMarker && isAtLineStart
}

function isWordAfterQuote(text: string, offset: number) {
  return text[offset - 1] === '"' && /^[\p{L}\p{N}]/u.test(text.slice(offset, offset + 2))
}

const mergeConflict: FindingText = {
  message: 'This is a merge conflict: two versions of the same lines.',
  help: 'Keep the lines of one version. Remove the others and those with <<<<<<<, ======= and >>>>>>>.',
}

const unescapedQuote: FindingText = {
  message: 'This quotation mark ends the text, but a word follows.',
  help: 'Write \\" for a quotation mark within the text, or close the text where it ends.',
}

const unclosedObject: FindingText = {
  message: "The object before this has no closing '}'.",
  help: "Close it with a '}', and put a comma between the two.",
}

const truncatedFile: FindingText = {
  message: 'The file ends here, in the middle of the document.',
  help: 'Check whether all of it was copied or saved, and add what is missing.',
}

const nameInList: FindingText = {
  message: 'Property names belong in objects, but this is a list.',
  help: "Close the list before the name with a ']', or put the properties in braces.",
}

function unopenedBracket(found: ']' | '}'): FindingText {
  const [opening, other] = found === ']' ? ['[', '}'] : ['{', ']']
  return {
    message: `There is no open '${opening}' for this '${found}' to close.`,
    help: `Close the open bracket before it with a '${other}', or remove it.`,
  }
}
