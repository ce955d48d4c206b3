import { acceptedFile, isClientFile, isYearFile, keysFile, yearFiles } from '../../contract/clientFiles.ts'
import { closestName } from '../../contract/agreement/closestName.ts'
import { rootFiles, type Layout } from './layout.ts'

interface Words {
  message: string
  mend: string
}

/** What is missing and stands there by another name: the stray file of each path. */
export function misnamedFiles({ missing, strays }: Layout): ReadonlyMap<string, string> {
  return new Map(
    strays.toReversed().flatMap((stray) => {
      const meant = pathMeantBy(stray)
      return meant !== undefined && missing.includes(meant) ? [[meant, stray]] : []
    }),
  )
}

export function misnamed(stray: string, meant: string): Words {
  const name = nameOf(meant)
  return {
    message: `${folderOf(meant)} has no ${name}, and nothing reads ${nameOf(stray)}.`,
    mend: `Rename ${nameOf(stray)} to ${name}.`,
  }
}

export function unread(path: string): Words {
  const name = nameOf(path)
  if (rootFiles.has(name))
    return { message: `Nothing reads ${name} here.`, mend: 'Put it beside the folders of the clients.' }
  if (isYearFile(name))
    return {
      message: `Nothing reads ${name} here.`,
      mend: `Put it into the folder of a client, or of one of its years, which is called by four digits alone, as lakeshore/2028/${name}.`,
    }
  const meant = pathMeantBy(path)
  return {
    message: 'Nothing reads this file.',
    mend:
      meant === undefined
        ? 'Files are instance.json and plans.json, in the folder of a client or of one of its years; take others elsewhere.'
        : `Take it elsewhere, or put what it says into ${nameOf(meant)}, which stands beside it.`,
  }
}

/** The path of the file that another one must be by its name, in the same folder. */
function pathMeantBy(stray: string): string | undefined {
  const folder = stray.slice(0, stray.lastIndexOf('/') + 1)
  const names =
    folder === '' ? [keysFile, acceptedFile] : yearFiles.filter((name) => isClientFile(folder + name))
  const meant = closestName(nameOf(stray), names)
  return meant === undefined || meant === nameOf(stray) ? undefined : folder + meant
}

function folderOf(path: string) {
  return path.includes('/')
    ? `The folder ${path.slice(0, path.lastIndexOf('/'))}`
    : 'The folder of the clients'
}

function nameOf(path: string) {
  return path.slice(path.lastIndexOf('/') + 1)
}
