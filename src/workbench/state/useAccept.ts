import { acceptedFile } from '../../contract/clientFiles.ts'
import { errorMessage } from '../errorMessage.ts'
import { withoutReason, withReason, type Acceptance } from './acceptances.ts'
import { useDispatch } from './WorkbenchProvider.tsx'
import { ChangedMeanwhileError, readFile, writeFile } from './diskClient.ts'
import { useDisk } from './useDisk.ts'

/** Writes to accepted.json on disk that warnings are meant, or no longer are. It is of all clients: never a draft. */
export function useAccept() {
  const dispatch = useDispatch()
  const { relist } = useDisk()

  const write = async (change: (text: string | null) => string, done: string) => {
    try {
      const disk = await readFile(acceptedFile)
      const text = change(disk?.text ?? null)
      await writeFile(acceptedFile, { text, lineEnding: disk?.lineEnding ?? '\n' }, disk?.version ?? null)
      await relist()
      dispatch({ type: 'noticed', notice: done })
    } catch (error) {
      const isRace = error instanceof ChangedMeanwhileError
      const notice = isRace ? 'accepted.json was changed at the same time. Try again.' : errorMessage(error)
      dispatch({ type: 'noticed', notice, tone: 'bad' })
    }
  }
  return {
    accept: (acceptance: Acceptance, reason: string) =>
      write((text) => withReason(text, acceptance, reason), 'The reason is in accepted.json, on disk.'),
    takeBack: (acceptance: Acceptance) =>
      write((text) => withoutReason(text ?? '{}', acceptance), 'The reason was removed from accepted.json.'),
  }
}
