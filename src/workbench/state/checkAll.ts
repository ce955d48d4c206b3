import { checkWithAccepted } from '../../check/checkClients.ts'
import { acceptedFile } from '../../contract/clientFiles.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { partsOf } from '../../contract/pointer.ts'
import type { Checked } from './Checked.ts'

/**
 * Checks a client's files, and parts what accepted.json says is meant from the rest. Of accepted.json itself it tells
 * what concerns this client: the entries of the others are for the command, which has their files.
 */
export function checkAll(files: ReadonlyMap<string, string>): Checked {
  const texts = Object.fromEntries(files)
  const folders = new Set([...files.keys()].filter((path) => path.includes('/')).map(folderOf))
  try {
    const { diagnostics, accepted } = checkWithAccepted(files)
    return {
      diagnostics: diagnostics.filter((diagnostic) => concernsOneOf(folders, diagnostic)),
      accepted,
      texts,
      failure: null,
    }
  } catch (error) {
    return { diagnostics: [], accepted: [], texts, failure: String(error) }
  }
}

/** What is wrong with accepted.json as a whole concerns everyone. */
function concernsOneOf(folders: ReadonlySet<string>, { file, pointer }: Diagnostic) {
  const [entry] = partsOf(pointer)
  return file !== acceptedFile || entry === undefined || folders.has(folderOf(entry))
}

function folderOf(path: string) {
  return path.split('/', 1)[0]!
}
