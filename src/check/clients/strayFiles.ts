import { acceptedFile, isClientFile, isYearFile, keysFile, yearFiles } from '../../contract/clientFiles.ts'
import { closestMatch } from '../closestMatch.ts'
import { rootFiles, type Layout } from './layout.ts'

interface Words {
  message: string
  help: string
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
    message: `${folderOf(meant)} has no ${name}, and ${nameOf(stray)} has no effect.`,
    help: `Rename ${nameOf(stray)} to ${name}.`,
  }
}

export function unread(path: string): Words {
  const name = nameOf(path)
  if (rootFiles.has(name))
    return { message: `${name} has no effect here.`, help: "Move it beside the clients' folders." }
  if (isYearFile(name))
    return {
      message: `${name} has no effect here.`,
      help: `Move it into a client's folder, or that of one of its years, which is named by four digits, as lakeshore/2028/${name}.`,
    }
  const meant = pathMeantBy(path)
  return {
    message: 'This file has no effect.',
    help:
      meant === undefined
        ? 'A client has only instance.json and plans.json, in its folder or that of one of its years; move other files elsewhere.'
        : `Move it elsewhere, or move its content into ${nameOf(meant)} beside it.`,
  }
}

/** The path of the file that another one must be by its name, in the same folder. */
function pathMeantBy(stray: string): string | undefined {
  const folder = stray.slice(0, stray.lastIndexOf('/') + 1)
  const names =
    folder === '' ? [keysFile, acceptedFile] : yearFiles.filter((name) => isClientFile(folder + name))
  const meant = closestMatch(nameOf(stray), names)
  return meant === undefined || meant === nameOf(stray) ? undefined : folder + meant
}

function folderOf(path: string) {
  return path.includes('/') ? `The folder ${path.slice(0, path.lastIndexOf('/'))}` : "The clients' folder"
}

function nameOf(path: string) {
  return path.slice(path.lastIndexOf('/') + 1)
}
