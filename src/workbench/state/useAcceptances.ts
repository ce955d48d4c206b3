import { acceptedFile } from '../../contract/clientFiles.ts'
import { errorMessage } from './errorMessage.ts'
import { withoutReason, withReason, type AcceptanceKey } from './acceptances.ts'
import { readFile, VersionConflictError, writeFile } from './diskClient.ts'
import { useDisk } from './useDisk.ts'
import { useDispatch } from './WorkbenchProvider.tsx'

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
          ? 'accepted.json was changed at the same time. Try again.'
          : errorMessage(error)
      dispatch({ type: 'noticeShown', message, tone: 'bad' })
    }
  }
  return {
    accept: (key: AcceptanceKey, reason: string) =>
      write((text) => withReason(text, key, reason), 'Saved the reason in accepted.json.'),
    revoke: (key: AcceptanceKey) =>
      write((text) => withoutReason(text ?? '{}', key), 'Removed the reason from accepted.json.'),
  }
}
