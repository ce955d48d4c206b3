import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Fault } from '../Fault.ts'
import { LineMap } from './LineMap.ts'
import { isMissingComma, missingCommasIn } from './missingCommas.ts'
import { misprintedNumber } from './misprintedNumbers.ts'
import type { Source } from './Source.ts'

type Code = ReturnType<typeof printParseErrorCode>
type Words = Pick<Fault, 'message' | 'mend'>

/** One fault leads a parser to see others after it: a few, and one of each line, are what can be trusted. */
const mostErrors = 5

/** Where a text is no JSON, comments and trailing commas aside. */
export function syntaxErrors(source: Source): Fault[] {
  const { text, errors, tree } = source
  if (!tree && errors.length === 0)
    return [{ pointer: '', message: 'It is nested too deeply.', mend: 'Write it with fewer levels.' }]
  const lines = new LineMap(text)
  const seen = new Set<number>()
  const missingComma = missingCommasIn(source)
  const unnamed = new Set(errors.filter(isBrace).map(({ offset }) => offset))
  return errors
    .filter((error) => !(isMissingComma(error) && unnamed.has(error.offset)))
    .filter(({ offset }) => {
      const { line } = lines.positionOf(offset)
      return !seen.has(line) && seen.add(line)
    })
    .slice(0, mostErrors)
    .map((error) => {
      const number = misprintedNumber(text, error.offset)
      if (number) return { pointer: '', ...number }
      return isMissingComma(error) ? missingComma(error) : syntaxError(text, error)
    })

  /** Where an object that is not closed is followed by another, a comma would not do. */
  function isBrace({ error, offset }: ParseError) {
    return printParseErrorCode(error) === 'PropertyNameExpected' && text[offset] === '{'
  }
}

function syntaxError(text: string, { error, offset, length }: ParseError): Fault {
  const code = printParseErrorCode(error)
  const found = text.slice(offset, offset + length)
  const isCutOff = found === '' && (code === 'PropertyNameExpected' || code === 'ValueExpected')
  if (isCutOff) return { pointer: '', span: { offset, length }, ...cutOff }
  const words = (wordings[code] ?? unreadable)(found)
  return { pointer: '', span: { offset, length }, ...words }
}

const unclosed: Words = {
  message: "The object before this has no closing '}'.",
  mend: "Close it with a '}', and put a comma between the two.",
}

const cutOff: Words = {
  message: 'The file ends here, in the middle of the document.',
  mend: 'See whether all of it was copied or saved, and write what is missing.',
}

const unreadable = (found: string): Words => ({
  message: `'${shortened(found)}' cannot stand here.`,
  mend: 'Texts and the names of properties stand in double quotation marks; numbers, true, false and null do not.',
})

const wordings: Partial<Record<Code, (found: string) => Words>> = {
  InvalidNumberFormat: (found) => ({
    message: `'${shortened(found)}' is not a number as JSON writes it.`,
    mend: 'Write it with digits and a decimal point alone: 1250.5.',
  }),
  UnexpectedEndOfNumber: (found) => ({
    message: `'${shortened(found)}' is not a number as JSON writes it.`,
    mend: 'Write it with digits and a decimal point alone: 1250.5.',
  }),
  PropertyNameExpected: (found) =>
    found === '{'
      ? unclosed
      : {
          message: `The name of a property is missing before '${shortened(found)}'.`,
          mend: 'Write the name in double quotation marks, or take out the comma before.',
        },
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
