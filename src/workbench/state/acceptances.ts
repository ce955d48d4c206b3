import acceptedSchema from '../../../schemas/accepted.schema.json' with { type: 'json' }
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { setValue } from '../../check/edit/jsonEdits.ts'

/** The limit in accepted.schema.json, in characters. */
export const maxReasonLength = acceptedSchema.$defs.reason.maxLength

/** Identifies a reason in accepted.json. It accepts all warnings of the rule in the file. */
export type AcceptanceKey = Pick<Diagnostic, 'file' | 'rule'>

/**
 * Adds a reason to the text of accepted.json.
 * @param text null if there is no such file yet
 * @throws Error with a message for the user if the text cannot be edited.
 */
export function withReason(text: string | null, { file, rule }: AcceptanceKey, reason: string): string {
  const document = text ?? '{}\n'
  readReasons(document, file)
  return setValue(document, [file, rule], reason.trim())
}

/**
 * Removes a reason, and the file's entry if this was its last reason.
 * @throws Error with a message for the user if the text cannot be edited.
 */
export function withoutReason(text: string, { file, rule }: AcceptanceKey): string {
  const rules = Object.keys(readReasons(text, file))
  return setValue(text, rules.every((name) => name === rule) ? [file] : [file, rule], undefined)
}

/** The reasons of a file, by rule. @throws Error with a message for the user if accepted.json is malformed. */
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
