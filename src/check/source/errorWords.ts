import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

export type Code = ReturnType<typeof printParseErrorCode>
export type Words = Pick<UnlocatedDiagnostic, 'message' | 'help'>

/** What a parser stumbled over, in a sentence, and how to mend it. */
export function errorWords(text: string, { error, offset, length }: ParseError): Words {
  const found = text.slice(offset, offset + length)
  return (wordings[printParseErrorCode(error)] ?? unreadable)(found)
}

const unreadable = (found: string): Words => ({
  message: `'${shortened(found)}' is not allowed here.`,
  help: 'Put texts and property names in double quotation marks, but not numbers, true, false or null.',
})

const wordings: Partial<Record<Code, (found: string) => Words>> = {
  InvalidNumberFormat: (found) => ({
    message: `'${shortened(found)}' is not a number in JSON.`,
    help: 'Write it with only digits and a decimal point: 1250.5.',
  }),
  UnexpectedEndOfNumber: (found) => ({
    message: `'${shortened(found)}' is not a number in JSON.`,
    help: 'Write it with only digits and a decimal point: 1250.5.',
  }),
  PropertyNameExpected: (found) => ({
    message: `The name of a property is missing before '${shortened(found)}'.`,
    help: 'Write the name in double quotation marks, or remove the comma before it.',
  }),
  ValueExpected: (found) => ({
    message: `A value is missing before '${shortened(found)}'.`,
    help: 'Write the value, or remove what leads up to it.',
  }),
  ColonExpected: () => ({
    message: "A ':' is missing between a name and its value.",
    help: 'Put a colon after the name of the property.',
  }),
  CloseBraceExpected: () => ({ message: "A '}' is missing.", help: "Close the object with a '}'." }),
  CloseBracketExpected: () => ({ message: "A ']' is missing.", help: "Close the list with a ']'." }),
  EndOfFileExpected: () => ({
    message: 'The document ends before this.',
    help: 'Remove what follows, or the extra bracket.',
  }),
  UnexpectedEndOfComment: () => ({
    message: 'This is a comment without an end, which JSON does not allow.',
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
    message: 'This text has a backslash before a character that needs none.',
    help: 'Write a backslash twice to show one.',
  }),
  InvalidCharacter: () => ({
    message: 'This text contains a tab or another invisible character.',
    help: 'Replace it with a space.',
  }),
}

function shortened(found: string) {
  return found.length > 30 ? `${found.slice(0, 30)}…` : found
}
