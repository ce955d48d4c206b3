import {
  acceptedFile,
  fileName,
  isClientFile,
  isYearFile,
  keysFile,
  languagesFolder,
  parentFolder,
  yearFiles,
} from '../../contract/clientFiles.ts'
import { closestMatch } from '../closestMatch.ts'
import type { DiagnosticText } from '../UnlocatedDiagnostic.ts'
import { rootFiles, type FolderLayout } from './FolderLayout.ts'

/** The stray files that must be missing files with a wrong name, by the path of the missing file. */
export function findMisnamedFiles({ missing, strayFiles }: FolderLayout): ReadonlyMap<string, string> {
  return new Map(
    strayFiles.toReversed().flatMap((stray) => {
      const correct = similarDocument(stray)
      return correct !== undefined && missing.includes(correct) ? [[correct, stray]] : []
    }),
  )
}

export function describeMisnamedFile(stray: string, correct: string): DiagnosticText {
  const name = fileName(correct)
  const folder = parentFolder(correct)
  return {
    message: `${folder === '' ? "The clients' folder" : `The folder ${folder}`} has no ${name}, and ${fileName(stray)} has no effect.`,
    help: `Rename ${fileName(stray)} to ${name}.`,
  }
}

export function describeStrayFile(path: string): DiagnosticText {
  const name = fileName(path)
  if (rootFiles.has(name))
    return { message: `${name} has no effect here.`, help: "Move it next to the clients' folders." }
  if (isYearFile(name))
    return {
      message: `${name} has no effect here.`,
      help: `Move it into a client's folder or into a folder for a preview year, as in lakeshore/2028/${name}.`,
    }
  if (path.split('/')[1] === languagesFolder)
    return {
      message: 'This file has no effect.',
      help: `Name it by the tag of its language, as in ${languagesFolder}/fr-CA.json, or move it elsewhere.`,
    }
  const similar = similarDocument(path)
  return {
    message: 'This file has no effect.',
    help:
      similar === undefined
        ? 'A client has only instance.json and plans.json, for each year; move other files elsewhere.'
        : `Move it elsewhere, or move its content into ${fileName(similar)} next to it.`,
  }
}

/** The path of the document in the same folder whose name is similar. */
function similarDocument(stray: string): string | undefined {
  const folder = stray.slice(0, stray.lastIndexOf('/') + 1)
  const names =
    folder === '' ? [keysFile, acceptedFile] : yearFiles.filter((name) => isClientFile(folder + name))
  const similar = closestMatch(fileName(stray), names)
  return similar === undefined || similar === fileName(stray) ? undefined : folder + similar
}
