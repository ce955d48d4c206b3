import { createScanner, type ParseError, printParseErrorCode } from 'jsonc-parser'
import { lineBreak } from '../../clients/LineMap.ts'
import { applyEdits } from '../applyFixes.ts'
import type { Edit, Span } from '../Diagnostic.ts'
import type { Finding, FindingText, Findings } from '../LinterRule.ts'
import { JsonDocument } from './JsonDocument.ts'
import { parseMalformedNumber } from './malformedNumber.ts'

/** Reports comments without a fix: what they say must be kept somewhere else first. */
export function findComments({ text }: JsonDocument): Finding[] {
  return tokenize(text)
    .filter(isComment)
    .map(({ offset, length }) => ({
      pointer: '',
      span: { offset, length },
      message: 'This is a comment, which JSON does not allow.',
      help: 'Remove it. Notes for readers can go into "source" in plans.json.',
    }))
}

export function findTrailingCommas({ text }: JsonDocument): Finding[] {
  const tokens = tokenize(text).filter((token) => !isComment(token))
  return tokens.flatMap(({ offset, length, text: comma }, index) => {
    const next = tokens[index + 1]?.text ?? ''
    const isAfterValue = !/^[,[{]$/.test(tokens[index - 1]?.text ?? ',')
    if (comma !== ',' || !isAfterValue || !/^[}\]]$/.test(next)) return []
    const span = { offset, length }
    return {
      pointer: '',
      span,
      message: `This comma is followed only by '${next}'.`,
      help: 'Remove the comma.',
      fix: [{ ...span, text: '' }],
    }
  })
}

/**
 * Syntax errors other than comments and trailing commas: every missing comma if nothing else is missing, otherwise only
 * the first error, because it can cause all later ones.
 */
export function findSyntaxErrors(document: JsonDocument): Findings {
  const { path, text, errors } = document
  const [first] = errors
  if (!first)
    return { pointer: '', message: 'The document is nested too deeply.', help: 'Write it with fewer levels.' }
  const ends = endsOfPreviousTokens(text, errors)
  const commas = ends.map(insertComma)
  const onlyLacksCommas =
    errors.every(isMissingComma) && new JsonDocument(path, applyEdits(text, commas)).isJsonc
  const reported = onlyLacksCommas ? errors : [first]
  return reported.map((error, index) => {
    const { offset } = error
    const length = Math.min(error.length, text.length - offset)
    const description = describe(text, error)
    if (description !== missingComma) return { pointer: '', span: { offset, length }, ...description }
    const end = ends[index]!
    const isFixable = onlyLacksCommas && lineBreak.test(text.slice(end, offset))
    const span = { offset: end - 1, length: 1 }
    return { pointer: '', span, ...description, ...(isFixable && { fix: [insertComma(end)] }) }
  })
}

interface Token extends Span {
  text: string
}

/** The tokens of a text, with comments. */
function tokenize(text: string): Token[] {
  const scanner = createScanner(text)
  const tokens: Token[] = []
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    // The scanner counts a character too many in a text that ends with /*.
    const token = text.slice(offset, offset + scanner.getTokenLength())
    tokens.push({ offset, length: token.length, text: token })
  }
  return tokens.filter((token) => token.text.trim() !== '')
}

// The parser declares its token kinds as a const enum, which has no values at run time, so this reads the text.
function isComment({ text }: Token): boolean {
  return /^\/[/*]/.test(text)
}

function isMissingComma({ error }: ParseError): boolean {
  return printParseErrorCode(error) === 'CommaExpected'
}

/** The end of the last token before each error, other than a comment: there, a missing comma is inserted. */
function endsOfPreviousTokens(text: string, errors: readonly ParseError[]): number[] {
  const tokens = tokenize(text).filter((token) => !isComment(token))
  let index = 0
  return errors.map(({ offset }) => {
    while (tokens[index + 1] && tokens[index + 1]!.offset < offset) index += 1
    const token = tokens[index]
    return token ? token.offset + token.length : 0
  })
}

function insertComma(offset: number): Edit {
  return { offset, length: 0, text: ',' }
}

const missingComma: FindingText = {
  message: 'A comma is missing after this.',
  help: 'Put a comma between this and what follows.',
}

/** Describes what the text at an error looks like, or else what the parser expects there. */
function describe(text: string, { error, offset, length }: ParseError): FindingText & { span?: Span } {
  if (offset >= text.trimEnd().length) return truncatedFile
  const rest = text.slice(offset, offset + 100)
  const number = numberAround(text, offset)
  if (number !== undefined)
    return {
      span: number,
      message: `'${number.text}' is not a number in JSON.`,
      help: 'Write it with only digits and a decimal point: 1250.5.',
    }
  const [, , describeMistake] =
    mistakes.find(
      ([pattern, before = /$/]) =>
        pattern.test(rest) && before.test(text.slice(Math.max(0, offset - 100), offset)),
    ) ?? []
  const found = text.slice(offset, offset + Math.min(length, 30))
  return (describeMistake ?? expectations[printParseErrorCode(error)] ?? describeUnexpected)(
    /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(rest)?.[0] ?? found,
  )
}

/** The number as people write it around an offset, such as 1,000 or 20%. */
function numberAround(text: string, offset: number): Token | undefined {
  const [start = ''] = /[-+\u2212$\d.,'_]*$/.exec(text.slice(Math.max(0, offset - 30), offset)) ?? []
  const [end = ''] = /^[-+\u2212$\d.,'_]*%?/.exec(text.slice(offset, offset + 30)) ?? []
  const number = (start + end).replace(/,$/, '')
  return end !== '' && parseMalformedNumber(number, '')
    ? { offset: offset - start.length, length: number.length, text: number }
    : undefined
}

const truncatedFile: FindingText = {
  message: 'The file ends here, in the middle of the document.',
  help: 'Check whether all of it was copied or saved, and close every bracket.',
}

type Describe = (found: string) => FindingText

/** Common mistakes by the text from the error on, and the text before it. */
const mistakes: readonly (readonly [from: RegExp, before: RegExp | undefined, describe: Describe])[] = [
  [
    /^(<{7}|={7}|>{7})/,
    /(^|[\r\n])$/,
    () => ({
      message: 'This is a merge conflict: two versions of the same lines.',
      help: 'Keep the lines of one version. Remove the others and those with <<<<<<<, ======= and >>>>>>>.',
    }),
  ],
  [
    /^['‘’‚‛“”„‟]/,
    undefined,
    () => ({
      message: 'JSON does not allow single or curly quotation marks.',
      help: 'Write straight double quotation marks: ".',
    }),
  ],
  [
    /^[\p{L}\p{N}]/u,
    /"$/,
    () => ({
      message: 'A word follows this quotation mark, which ends the text.',
      help: 'Write \\" for a quotation mark within the text, or close the text where it ends.',
    }),
  ],
  [
    /^[\p{L}_$][\p{L}\p{N}_$-]*\s*:/u,
    undefined,
    (name) => ({
      message: `The name '${name}' has no quotation marks.`,
      help: 'Put it in double quotation marks.',
    }),
  ],
  [
    /^(true|false|null|none)\b/i,
    undefined,
    (word) => ({ message: `'${word}' is not a value in JSON.`, help: 'Write true, false, or null.' }),
  ],
]

type ParseErrorName = ReturnType<typeof printParseErrorCode>

const describeUnexpected: Describe = (found) => ({
  message: `'${found}' is not allowed here.`,
  help: 'Put texts and property names in double quotation marks, but not numbers, true, false or null.',
})

const describeEscape: Describe = () => ({
  message: 'This text has a backslash before a character that cannot be escaped.',
  help: 'Write two backslashes to show one.',
})

/** By what the parser expects. */
const expectations: Partial<Record<ParseErrorName, Describe>> = {
  CommaExpected: (found) =>
    /^[}\]:]/.test(found)
      ? {
          message: `'${found}' does not fit the bracket that is open here.`,
          help: 'Close each list with ] and each object with } where it ends.',
        }
      : missingComma,
  PropertyNameExpected: (found) => ({
    message: `The name of a property is missing before '${found}'.`,
    help: "Write the name in double quotation marks, remove the comma before it, or close the object with a '}'.",
  }),
  ValueExpected: (found) => ({
    message: `A value is missing before '${found}'.`,
    help: 'Write the value, or remove the comma or name before it.',
  }),
  ColonExpected: () => ({
    message: "A ':' is missing between a name and its value.",
    help: 'Put a colon after the name of the property.',
  }),
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
  InvalidUnicode: describeEscape,
  InvalidEscapeCharacter: describeEscape,
  InvalidCharacter: () => ({
    message: 'This text contains a tab or another invisible character.',
    help: 'Replace it with a space.',
  }),
}
