import { applyEdits, modify } from 'jsonc-parser'
import acceptedSchema from '../../../schemas/accepted.schema.json' with { type: 'json' }
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { isRecord } from '../isRecord.ts'

const formattingOptions = { insertSpaces: true, tabSize: 2 }

/** How many characters a reason has room for. */
export const maxReasonLength = acceptedSchema.$defs.reason.maxLength

/** What is accepted: all warnings of a rule in a file. */
export type Acceptance = Pick<Diagnostic, 'file' | 'rule'>

/**
 * The text of accepted.json with a reason, and nothing else changed.
 * @param text null where there is no such file yet
 * @throws Error in words for the visitor, where nothing can be written into the text
 */
export function withReason(text: string | null, { file, rule }: Acceptance, reason: string): string {
  const document = text ?? '{}\n'
  expectRoomIn(document, file)
  return applyEdits(document, modify(document, [file, rule], reason.trim(), { formattingOptions }))
}

/** The text without the reason, and without its file where that had no other. @throws Error as withReason does */
export function withoutReason(text: string, { file, rule }: Acceptance): string {
  const rules = Object.keys(expectRoomIn(text, file))
  const path = rules.every((name) => name === rule) ? [file] : [file, rule]
  return applyEdits(text, modify(text, path, undefined, { formattingOptions }))
}

/** What is accepted in a file up to now. */
function expectRoomIn(text: string, file: string): object {
  const document = read(text)
  const rules = isRecord(document) ? (document[file] ?? {}) : null
  if (isRecord(rules)) return rules
  throw new Error('Nothing can be written to accepted.json as it is: fix what is found in it first.')
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
