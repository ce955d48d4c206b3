import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import { applyEdits } from '../applyFixes.ts'
import { JsonDocument } from './JsonDocument.ts'
import type { SyntaxDiagnostic } from './syntaxMessages.ts'
import { isCommentOrSpace, tokenize } from './tokens.ts'

/** Whether the parser found something else where it expected a comma. */
export function isMissingComma({ error }: ParseError): boolean {
  return printParseErrorCode(error) === 'CommaExpected'
}

/** Describes the missing commas of a text. */
interface MissingCommas {
  describe: (error: ParseError) => SyntaxDiagnostic
  /** Whether the text lacks nothing else, so that each of them is certain. */
  isComplete: boolean
}

/**
 * Finds the values before missing commas. A comma belongs right after the value before it, not after a
 * comment that follows. It can be inserted only at a line break, and only if the text lacks nothing but commas.
 */
export function findMissingCommas(document: JsonDocument): MissingCommas {
  const { path, text, errors } = document
  const commaErrors = errors.filter(isMissingComma)
  const ends = endsOfPreviousValues(
    text,
    commaErrors.map(({ offset }) => offset),
  )
  const isFixedByCommas = () => {
    const commas = [...ends.values()].map(insertComma)
    return new JsonDocument(path, applyEdits(text, commas)).errors.length === 0
  }
  const isComplete = commaErrors.length === errors.length && isFixedByCommas()
  const describe = ({ offset }: ParseError) => {
    const end = ends.get(offset)!
    return {
      pointer: '',
      span: { offset: end - 1, length: 1 },
      message: 'A comma is missing after this.',
      help: 'Put a comma between this and what follows.',
      ...(isComplete && /[\r\n]/.test(text.slice(end, offset)) && { fix: [insertComma(end)] }),
    }
  }
  return { describe, isComplete }
}

/** @param offsets in ascending order */
function endsOfPreviousValues(text: string, offsets: number[]): ReadonlyMap<number, number> {
  const tokens = tokenize(text).filter((token) => !isCommentOrSpace(token))
  let index = 0
  return new Map(
    offsets.map((offset) => {
      while (tokens[index + 1] && tokens[index + 1]!.offset < offset) index += 1
      const { offset: start, length } = tokens[index]!
      return [offset, start + length]
    }),
  )
}

function insertComma(offset: number) {
  return { offset, length: 0, text: ',' }
}
