import { acceptedFile } from '../../contract/clientFiles.ts'
import { errorMessage } from '../errorMessage.ts'
import { withoutReason, withReason, type Acceptance } from './acceptances.ts'
import { readFile, VersionConflictError, writeFile } from './diskClient.ts'
import { useDisk } from './useDisk.ts'
import { useDispatch } from './WorkbenchProvider.tsx'

/** Accepts warnings in accepted.json, at once on disk: all clients share that file, so it never becomes a draft. */
export function useAcceptances() {
  const dispatch = useDispatch()
  const { relist } = useDisk()

  const write = async (change: (text: string | null) => string, done: string) => {
    try {
      const disk = await readFile(acceptedFile)
      const text = change(disk?.text ?? null)
      await writeFile(acceptedFile, { text, lineEnding: disk?.lineEnding ?? '\n' }, disk?.version ?? null)
      await relist()
      dispatch({ type: 'noticeShown', message: done })
    } catch (error) {
      const message =
        error instanceof VersionConflictError
          ? 'accepted.json was changed at the same time. Try again.'
          : errorMessage(error)
      dispatch({ type: 'noticeShown', message, tone: 'bad' })
    }
  }
  return {
    accept: (acceptance: Acceptance, reason: string) =>
      write((text) => withReason(text, acceptance, reason), 'Saved the reason in accepted.json.'),
    revoke: (acceptance: Acceptance) =>
      write((text) => withoutReason(text ?? '{}', acceptance), 'Removed the reason from accepted.json.'),
  }
}
