import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Span } from '../Diagnostic.ts'
import type { FindingText, Finding } from '../LinterRule.ts'

/** Around a syntax error, pointers are unreliable, so the span is required. */
export type SyntaxDiagnostic = Finding & { span: Span }

export type ParseErrorName = ReturnType<typeof printParseErrorCode>

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
