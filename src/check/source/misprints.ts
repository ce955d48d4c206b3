import type { Edit } from '../Diagnostic.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { Span } from './JsonDocument.ts'
import { matchAt } from './matchAt.ts'
import { readNumber, writtenNumber } from './writtenNumber.ts'

/** Text that is not JSON, and its correction. */
export interface Misprint extends Pick<UnlocatedDiagnostic, 'message' | 'help'> {
  span: Span
  /** The edits that correct it. */
  edits: Edit[]
  /** Whether no other correction is possible. */
  isCertain: boolean
  /** Whether it is about what stands between names and values, which says nothing past another error. */
  isPunctuation?: boolean
}

type Correction = Omit<Misprint, 'span'> & { length: number }

/** What comes after a value or a name. */
const end = String.raw`(?=[ \t]*(?:[:,;}\]\r\n]|$))`

const quoted = new RegExp(
  String.raw`(?:[“”„‟][^\p{Cc}“”„‟"\\]*[“”‟]|[‘’‚‛][^\p{Cc}"\\]*?[‘’‛]|'[^\p{Cc}"\\]*?')${end}`,
  'uy',
)
const number = new RegExp(writtenNumber.source + end, 'uy')
const literal = new RegExp(`(?:true|false|null|None)${end}`, 'iuy')
const name = /[\p{L}_$][\p{L}\p{N}_$-]*(?=\s*:)/uy
const skipped = /[ \t\r\n\uFEFF]+|\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/y
const text = /"(?:[^"\\\r\n]|\\[^\r\n])*"?/y
const word = /[^\s{}[\]:,;"]+|[^]/uy

/**
 * Numbers and literals that are not written as in JSON, wrong quotation marks, names without any, and other signs than
 * colons and commas; in order.
 */
export function misprintsIn(source: string): Misprint[] {
  const found: Misprint[] = []
  const open: string[] = []
  let before = ''
  let lastName = ''
  let isAfterName = false
  for (let offset = 0; offset < source.length;) {
    const blank = matchAt(skipped, source, offset)
    if (blank) {
      offset += blank[0].length
      continue
    }
    const isInList = open.at(-1) !== '{'
    const isAfterComma = before === ',' || before === '[' || before === '{'
    const isValue = before === ':' || before === '' || (isInList && isAfterComma)
    const isName = !isInList && isAfterComma
    const correction: Correction | undefined =
      (isValue || isName ? correctedQuotes(source, offset) : undefined) ??
      (isName ? correctedName(source, offset) : undefined) ??
      (isValue ? correctedLiteral(source, offset) : undefined) ??
      (isValue ? correctedNumber(source, offset, before === ':' ? lastName : undefined) : undefined) ??
      (isAfterName ? correctedColon(source, offset) : undefined) ??
      (isValue || isName || before === ':' ? undefined : correctedComma(source, offset))
    if (correction) {
      const { length, ...misprint } = correction
      found.push({ ...misprint, span: { offset, length } })
    }
    if (correction?.isPunctuation) {
      // A sign that is missing leaves the value to be read.
      offset += correction.edits[0]!.length
      before = correction.edits[0]!.text
      isAfterName = false
      continue
    }
    const length =
      correction?.length ?? (matchAt(text, source, offset) ?? matchAt(word, source, offset))![0].length
    const part = source.slice(offset, offset + length)
    if (part === '{' || part === '[') open.push(part)
    if (part === '}' || part === ']') open.pop()
    if (isName) lastName = part.replaceAll(/^[^\p{L}]|[^\p{L}\p{N}]$/gu, '')
    isAfterName = isName && (correction !== undefined || part.startsWith('"'))
    before = part
    offset += length
  }
  return found
}

function correctedQuotes(source: string, offset: number): Correction | undefined {
  const found = matchAt(quoted, source, offset)?.[0]
  if (found === undefined) return undefined
  const straight = (place: number) => ({ offset: place, length: 1, text: '"' })
  return {
    length: found.length,
    message: `${found.startsWith("'") ? 'Single' : 'Curly'} quotation marks do not enclose a text in JSON.`,
    help: 'Write straight double quotation marks: ".',
    edits: [straight(offset), straight(offset + found.length - 1)],
    isCertain: true,
  }
}

function correctedName(source: string, offset: number): Correction | undefined {
  const found = matchAt(name, source, offset)?.[0]
  if (found === undefined) return undefined
  const mark = (place: number) => ({ offset: place, length: 0, text: '"' })
  return {
    length: found.length,
    message: `The name '${found}' has no quotation marks.`,
    help: 'Put it in double quotation marks.',
    edits: [mark(offset), mark(offset + found.length)],
    isCertain: true,
  }
}

/** A value, and not a name that lost what stands before it. */
const value = new RegExp(
  String.raw`[{[]|(?:"(?:[^"\\\r\n]|\\[^\r\n])*"|true|false|null|${writtenNumber.source})(?=\s*[,;}\]])`,
  'uy',
)

/** @param offset of what stands after a name */
function correctedColon(source: string, offset: number): Correction | undefined {
  const found = source[offset]!
  if (found === ';' || found === '=') return correctedSign(offset, found, ':')
  const { length } = matchAt(value, source, offset)?.[0] ?? ''
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

function correctedComma(source: string, offset: number): Correction | undefined {
  return source[offset] === ';' ? correctedSign(offset, ';', ',') : undefined
}

function correctedSign(offset: number, found: string, sign: ':' | ','): Correction {
  return {
    length: 1,
    message: `'${found}' is not allowed here.`,
    help: `Replace it with a ${sign === ':' ? 'colon' : 'comma'}.`,
    edits: [{ offset, length: 1, text: sign }],
    isCertain: true,
    isPunctuation: true,
  }
}

function correctedLiteral(source: string, offset: number): Correction | undefined {
  const found = matchAt(literal, source, offset)?.[0]
  const meant = found?.toLowerCase().replace('none', 'null')
  if (found === undefined || meant === undefined || found === meant) return undefined
  return {
    length: found.length,
    message: `'${found}' is not a value in JSON.`,
    help: `Write ${meant}.`,
    edits: [{ offset, length: found.length, text: meant }],
    isCertain: true,
  }
}

/** @param owner the name of the property that has it */
function correctedNumber(source: string, offset: number, owner: string | undefined): Correction | undefined {
  const match = matchAt(number, source, offset)
  const read = match && readNumber(match, owner)
  if (!match || !read) return undefined
  const [{ length }] = match
  return {
    length,
    message: `'${match[0]}' is not a number in JSON.`,
    help:
      read.wrongSign === undefined
        ? `Write ${read.text}, with only digits and a decimal point.`
        : `Write a number without '${read.wrongSign}'.`,
    edits: [{ offset, length, text: read.text }],
    isCertain: read.isCertain,
  }
}
