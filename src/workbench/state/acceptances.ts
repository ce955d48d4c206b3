import acceptedSchema from '../../../schemas/v1/accepted.schema.json' with { type: 'json' }
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { parseText } from '../../check/edit/editJson.ts'
import { setValue } from '../../check/edit/jsonEdits.ts'
import { acceptedFile } from '../../contract/clientFiles.ts'
import { errorMessage } from './errorMessage.ts'
import { readFile, VersionConflictError, writeFile } from './diskRequests.ts'
import { useDisk } from './useDisk.ts'
import { useDispatch } from './WorkbenchProvider.tsx'

/** The limit in accepted.schema.json, in characters. */
export const maxReasonLength = acceptedSchema.$defs.reason.maxLength

/** Identifies a reason in accepted.json. It accepts all warnings of the rule in the file. */
export type AcceptanceKey = Pick<Diagnostic, 'file' | 'rule'>

/** Adds a reason to the text of accepted.json, which may not exist yet. @throws Error with a message for the user */
export function withReason(text: string | null, { file, rule }: AcceptanceKey, reason: string): string {
  const document = text ?? '{}\n'
  readReasons(document, file)
  return setValue(document, [file, rule], reason.trim())
}

/** Removes a reason, and the file's entry if this was its last reason. @throws Error with a message for the user */
export function withoutReason(text: string, { file, rule }: AcceptanceKey): string {
  const rules = Object.keys(readReasons(text, file))
  return setValue(text, rules.every((name) => name === rule) ? [file] : [file, rule], undefined)
}

/** The reasons of a file, by rule. */
function readReasons(text: string, file: string): object {
  const { value, isJsonc } = parseText(text)
  const reasons = isJsonc && isRecord(value) ? (value[file] ?? {}) : null
  if (isRecord(reasons)) return reasons
  throw new Error('The accepted warnings have problems of their own. Fix them first.')
}

/** Writes acceptances directly to accepted.json. All clients share that file, so it never has a draft. */
export function useAcceptances() {
  const dispatch = useDispatch()
  const { relist } = useDisk()

  const write = async (change: (text: string | null) => string, doneMessage: string) => {
    try {
      const disk = await readFile(acceptedFile)
      const text = change(disk?.text ?? null)
      await writeFile(acceptedFile, { text, lineEnding: disk?.lineEnding ?? '\n' }, disk?.version ?? null)
      await relist()
      dispatch({ type: 'noticeShown', message: doneMessage })
    } catch (error) {
      const message =
        error instanceof VersionConflictError
          ? 'Another program has just changed the accepted warnings. Try again.'
          : errorMessage(error)
      dispatch({ type: 'noticeShown', message, tone: 'bad' })
    }
  }
  return {
    accept: (key: AcceptanceKey, reason: string) =>
      write((text) => withReason(text, key, reason), 'Accepted, with your reason.'),
    revoke: (key: AcceptanceKey) =>
      write((text) => withoutReason(text ?? '{}', key), 'The warning counts again.'),
  }
}
