import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Fault } from '../Fault.ts'

export type Code = ReturnType<typeof printParseErrorCode>
export type Words = Pick<Fault, 'message' | 'mend'>

/** What a parser stumbled over, in a sentence, and how to mend it. */
export function errorWords(text: string, { error, offset, length }: ParseError): Words {
  const found = text.slice(offset, offset + length)
  return (wordings[printParseErrorCode(error)] ?? unreadable)(found)
}

/** What is written in the place of a sign. */
const signs: Record<string, string> = { ';': 'a comma', '=': 'a colon' }

const unreadable = (found: string): Words => {
  const sign = Object.hasOwn(signs, found) ? signs[found] : undefined
  return {
    message: `'${shortened(found)}' cannot stand here.`,
    mend:
      sign === undefined
        ? 'Texts and the names of properties stand in double quotation marks; numbers, true, false and null do not.'
        : `Write ${sign} in its place.`,
  }
}

const wordings: Partial<Record<Code, (found: string) => Words>> = {
  InvalidNumberFormat: (found) => ({
    message: `'${shortened(found)}' is not a number as JSON writes it.`,
    mend: 'Write it with digits and a decimal point alone: 1250.5.',
  }),
  UnexpectedEndOfNumber: (found) => ({
    message: `'${shortened(found)}' is not a number as JSON writes it.`,
    mend: 'Write it with digits and a decimal point alone: 1250.5.',
  }),
  PropertyNameExpected: (found) => ({
    message: `The name of a property is missing before '${shortened(found)}'.`,
    mend: 'Write the name in double quotation marks, or take out the comma before.',
  }),
  ValueExpected: (found) => ({
    message: `A value is missing before '${shortened(found)}'.`,
    mend: 'Write the value, or take out what announces it.',
  }),
  ColonExpected: () => ({
    message: "A ':' is missing between a name and its value.",
    mend: 'Put a colon after the name of the property.',
  }),
  CloseBraceExpected: () => ({ message: "A '}' is missing.", mend: "Close the object with a '}'." }),
  CloseBracketExpected: () => ({ message: "A ']' is missing.", mend: "Close the list with a ']'." }),
  EndOfFileExpected: () => ({
    message: 'The document has ended before this.',
    mend: 'Take out what follows, or the bracket that is too many.',
  }),
  UnexpectedEndOfComment: () => ({
    message: 'This is a comment without an end, and JSON has none.',
    mend: 'Take it out.',
  }),
  UnexpectedEndOfString: () => ({
    message: 'This text has no closing quotation mark.',
    mend: "Close it with a '\"' in the same line.",
  }),
  InvalidUnicode: () => ({
    message: 'In this text, four digits must follow \\u.',
    mend: 'Write the character itself.',
  }),
  InvalidEscapeCharacter: () => ({
    message: 'In this text, a backslash stands before a character that needs none.',
    mend: 'Write a backslash twice to show one.',
  }),
  InvalidCharacter: () => ({
    message: 'A tab, or another character that is not seen, stands in this text.',
    mend: 'Put a space in its place.',
  }),
}

function shortened(found: string) {
  return found.length > 30 ? `${found.slice(0, 30)}…` : found
}
