import acceptedSchema from '../../../schemas/accepted.schema.json' with { type: 'json' }
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { isRecord } from '../isRecord.ts'
import { editJson } from './editJson.ts'

/** In characters. */
export const maxReasonLength = acceptedSchema.$defs.reason.maxLength

/** What one reason accepts: all warnings of a rule in a file. */
export type Acceptance = Pick<Diagnostic, 'file' | 'rule'>

/**
 * Adds a reason to the text of accepted.json.
 * @param text null if there is no such file yet
 * @throws Error with a message for the user if the text cannot be edited.
 */
export function withReason(text: string | null, { file, rule }: Acceptance, reason: string): string {
  const document = text ?? '{}\n'
  readReasons(document, file)
  return editJson(document, [file, rule], reason.trim())
}

/**
 * Removes a reason, and its file's entry if it was the last one there.
 * @throws Error with a message for the user if the text cannot be edited.
 */
export function withoutReason(text: string, { file, rule }: Acceptance): string {
  const rules = Object.keys(readReasons(text, file))
  return editJson(text, rules.every((name) => name === rule) ? [file] : [file, rule], undefined)
}

/** The reasons of a file, by rule. @throws Error with a message for the user if there is no room for them. */
function readReasons(text: string, file: string): object {
  const document = parse(text)
  const reasons = isRecord(document) ? (document[file] ?? {}) : null
  if (isRecord(reasons)) return reasons
  throw new Error('accepted.json has problems of its own. Fix them first.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
