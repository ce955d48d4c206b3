import type { Edit, Span } from '../Diagnostic.ts'
import type { FindingText } from '../LinterRule.ts'
import { numberPattern, parseMalformedNumber } from './malformedNumber.ts'

/** A token that is not JSON, with its correction. */
export interface MalformedToken extends FindingText {
  span: Span
  /** The edits that correct it. */
  edits: Edit[]
  /** Whether no other correction is possible. */
  isCertain: boolean
  /** Whether it is a colon or comma. After a syntax error, these are unreliable. */
  isPunctuation?: boolean
}

type Correction = Omit<MalformedToken, 'span'> & { length: number }

/** What must follow a value or a name. */
const end = String.raw`(?=[ \t]*(?:[:,;}\]\r\n]|$))`

const quotedPattern = new RegExp(
  String.raw`(?:[“”„‟][^\p{Cc}“”„‟"\\]*[“”‟]|[‘’‚‛][^\p{Cc}"\\]*?[‘’‛]|'[^\p{Cc}"\\]*?')${end}`,
  'uy',
)
const malformedNumberPattern = new RegExp(numberPattern + end, 'uy')
const literalPattern = new RegExp(`(?:true|false|null|None)${end}`, 'iuy')
const namePattern = /[\p{L}_$][\p{L}\p{N}_$-]*(?=\s*:)/uy
const ignoredPattern = /[ \t\r\n\uFEFF]+|\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/y
const stringPattern = /"(?:[^"\\\r\n]|\\[^\r\n])*"?/y
const wordPattern = /[^\s{}[\]:,;"]+|[^]/uy

/** A value that cannot be a name with a missing comma before it. */
const valuePattern = new RegExp(
  String.raw`[{[]|(?:"(?:[^"\\\r\n]|\\[^\r\n])*"|true|false|null|${numberPattern})(?=\s*[,;}\]])`,
  'uy',
)

/**
 * Finds malformed numbers and literals, wrong quotation marks, names without any, and wrong characters in place of
 * colons and commas, in order.
 */
export function findMalformedTokens(text: string): MalformedToken[] {
  const found: MalformedToken[] = []
  const open: string[] = []
  let previous = ''
  let lastName = ''
  let isAfterName = false
  for (let offset = 0; offset < text.length;) {
    const ignored = matchAt(ignoredPattern, text, offset)
    if (ignored !== undefined) {
      offset += ignored.length
      continue
    }
    const isInList = open.at(-1) !== '{'
    const isAfterComma = previous === ',' || previous === '[' || previous === '{'
    const isValue = previous === ':' || previous === '' || (isInList && isAfterComma)
    const isName = !isInList && isAfterComma
    const property = previous === ':' ? lastName : undefined
    const correction = correctToken(text, offset, { isValue, isName, isAfterName, property })
    if (correction) {
      const { length, ...token } = correction
      found.push({ ...token, span: { offset, length } })
    }
    if (correction?.isPunctuation) {
      // An inserted colon has no length here, so the value after it is read next.
      offset += correction.edits[0]!.length
      previous = correction.edits[0]!.text
      isAfterName = false
      continue
    }
    const length =
      correction?.length ??
      (matchAt(stringPattern, text, offset) ?? matchAt(wordPattern, text, offset))!.length
    const token = text.slice(offset, offset + length)
    if (token === '{' || token === '[') open.push(token)
    if (token === '}' || token === ']') open.pop()
    if (isName) lastName = token.replaceAll(/^[^\p{L}]|[^\p{L}\p{N}]$/gu, '')
    isAfterName = isName && (correction !== undefined || token.startsWith('"'))
    previous = token
    offset += length
  }
  return found
}

/** What a token at a position can be. */
interface TokenContext {
  isValue: boolean
  isName: boolean
  isAfterName: boolean
  /** The property whose value follows; undefined elsewhere. */
  property: string | undefined
}

function correctToken(
  text: string,
  offset: number,
  { isValue, isName, isAfterName, property }: TokenContext,
): Correction | undefined {
  return (
    (isValue || isName ? correctQuotes(text, offset) : undefined) ??
    (isName ? correctName(text, offset) : undefined) ??
    (isValue ? correctLiteral(text, offset) : undefined) ??
    (isValue ? correctNumber(text, offset, property) : undefined) ??
    (isAfterName ? correctColon(text, offset) : undefined) ??
    (isValue || isName ? undefined : correctComma(text, offset))
  )
}

/** @param pattern a sticky pattern */
function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0]
}

function correctQuotes(text: string, offset: number): Correction | undefined {
  const found = matchAt(quotedPattern, text, offset)
  if (found === undefined) return undefined
  const straightQuote = (at: number) => ({ offset: at, length: 1, text: '"' })
  return {
    length: found.length,
    message: `JSON does not allow ${found.startsWith("'") ? 'single' : 'curly'} quotation marks.`,
    help: 'Write straight double quotation marks: ".',
    edits: [straightQuote(offset), straightQuote(offset + found.length - 1)],
    isCertain: true,
  }
}

function correctName(text: string, offset: number): Correction | undefined {
  const found = matchAt(namePattern, text, offset)
  if (found === undefined) return undefined
  const quote = (at: number) => ({ offset: at, length: 0, text: '"' })
  return {
    length: found.length,
    message: `The name '${found}' has no quotation marks.`,
    help: 'Put it in double quotation marks.',
    edits: [quote(offset), quote(offset + found.length)],
    isCertain: true,
  }
}

/** @param offset of the first character after a name */
function correctColon(text: string, offset: number): Correction | undefined {
  const found = text[offset]!
  if (found === ';' || found === '=') return replacePunctuation(offset, found, ':')
  const length = matchAt(valuePattern, text, offset)?.length ?? 0
  if (length === 0) return undefined
  return {
    length,
    message: "A ':' is missing between a name and its value.",
    help: 'Put a colon after the name of the property.',
    edits: [{ offset, length: 0, text: ':' }],
    isCertain: true,
    isPunctuation: true,
  }
}

function correctComma(text: string, offset: number): Correction | undefined {
  return text[offset] === ';' ? replacePunctuation(offset, ';', ',') : undefined
}

function replacePunctuation(offset: number, found: string, correct: ':' | ','): Correction {
  return {
    length: 1,
    message: `'${found}' is not allowed here.`,
    help: `Replace it with a ${correct === ':' ? 'colon' : 'comma'}.`,
    edits: [{ offset, length: 1, text: correct }],
    isCertain: true,
    isPunctuation: true,
  }
}

function correctLiteral(text: string, offset: number): Correction | undefined {
  const found = matchAt(literalPattern, text, offset)
  const correct = found?.toLowerCase().replace('none', 'null')
  if (found === undefined || correct === undefined || found === correct) return undefined
  return {
    length: found.length,
    message: `'${found}' is not a value in JSON.`,
    help: `Write ${correct}.`,
    edits: [{ offset, length: found.length, text: correct }],
    isCertain: true,
  }
}

/** @param property the name of the property that has the number */
function correctNumber(text: string, offset: number, property: string | undefined): Correction | undefined {
  const found = matchAt(malformedNumberPattern, text, offset)
  const number = found === undefined ? undefined : parseMalformedNumber(found, property)
  if (found === undefined || !number) return undefined
  return {
    length: found.length,
    message: `'${found}' is not a number in JSON.`,
    help:
      number.wrongSymbol === undefined
        ? `Write ${number.json}, with only digits and a decimal point.`
        : `Write a number without '${number.wrongSymbol}'.`,
    edits: [{ offset, length: found.length, text: number.json }],
    isCertain: number.isCertain,
  }
}
