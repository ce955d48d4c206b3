import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Span } from '../Diagnostic.ts'
import type { FindingText, Finding } from '../LinterRule.ts'
import type { JsonDocument } from './JsonDocument.ts'

/** Around a syntax error, pointers are unreliable, so the span is required. */
export type SyntaxDiagnostic = Finding & { span: Span }

type ParseErrorName = ReturnType<typeof printParseErrorCode>

export function syntaxMessage(text: string, { error, offset, length }: ParseError): FindingText {
  const found = text.slice(offset, offset + length)
  return (messages[printParseErrorCode(error)] ?? unexpected)(found)
}

const unexpected = (found: string): FindingText => ({
  message: `'${shorten(found)}' is not allowed here.`,
  help: 'Put texts and property names in double quotation marks, but not numbers, true, false or null.',
})

const malformedNumber = (found: string): FindingText => ({
  message: `'${shorten(found)}' is not a number in JSON.`,
  help: 'Write it with only digits and a decimal point: 1250.5.',
})

const messages: Partial<Record<ParseErrorName, (found: string) => FindingText>> = {
  InvalidNumberFormat: malformedNumber,
  UnexpectedEndOfNumber: malformedNumber,
  PropertyNameExpected: (found) => ({
    message: `The name of a property is missing before '${shorten(found)}'.`,
    help: 'Write the name in double quotation marks, or remove the comma before it.',
  }),
  ValueExpected: (found) => ({
    message: `A value is missing before '${shorten(found)}'.`,
    help: 'Write the value, or remove the comma or name before it.',
  }),
  ColonExpected: () => ({
    message: "A ':' is missing between a name and its value.",
    help: 'Put a colon after the name of the property.',
  }),
  CloseBraceExpected: () => ({ message: "A '}' is missing.", help: "Close the object with a '}'." }),
  CloseBracketExpected: () => ({ message: "A ']' is missing.", help: "Close the list with a ']'." }),
  EndOfFileExpected: () => ({
    message: 'The document ends before this.',
    help: 'Remove this and everything after it, or remove an extra bracket before it.',
  }),
  UnexpectedEndOfComment: () => ({
    message: 'This is a comment without an end, and JSON does not allow comments.',
    help: 'Remove it.',
  }),
  UnexpectedEndOfString: () => ({
    message: 'This text has no closing quotation mark.',
    help: "Close it with a '\"' in the same line.",
  }),
  InvalidUnicode: () => ({
    message: 'In this text, \\u must be followed by four hexadecimal digits.',
    help: 'Write the character itself.',
  }),
  InvalidEscapeCharacter: () => ({
    message: 'This text has a backslash before a character that cannot be escaped.',
    help: 'Write two backslashes to show one.',
  }),
  InvalidCharacter: () => ({
    message: 'This text contains a tab or another invisible character.',
    help: 'Replace it with a space.',
  }),
}

function shorten(found: string) {
  return found.length > 30 ? `${found.slice(0, 30)}…` : found
}

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
