import { fileName, keysFile, parentFolder } from '../../contract/clientFiles.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import type { DiagnosticText, UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { FolderLayout } from './FolderLayout.ts'
import { describeMisnamedFile, describeStrayFile, findMisnamedFiles } from './strayFiles.ts'

interface FileDiagnostic extends UnlocatedDiagnostic {
  /** The path of the file. */
  file: string
}

/** A rule about which files exist. */
interface FolderRule extends RuleMeta {
  check: (layout: FolderLayout) => FileDiagnostic[]
}

export const folderRules: readonly FolderRule[] = [
  {
    code: 'missing-file',
    severity: 'error',
    title: "A plan year has instance.json and plans.json, and the clients' folder has keys.json.",
    check: (layout) => {
      const misnamed = findMisnamedFiles(layout)
      return layout.missing.map((path) => {
        const stray = misnamed.get(path)
        return stray === undefined
          ? aboutFile(path, describeMissingFile(path))
          : aboutFile(stray, describeMisnamedFile(stray, path))
      })
    },
  },
  {
    code: 'irregular-file',
    severity: 'error',
    title: 'Every document is a regular file, or a link to one.',
    check: ({ irregular }) =>
      [...irregular].map(([path, kind]) =>
        aboutFile(path, {
          message: `This is ${kind}, not a file, so it cannot be read.`,
          help: `Put a regular file in its place, or a link to one.`,
        }),
      ),
  },
  {
    code: 'stray-file',
    severity: 'warning',
    title: 'Every file belongs to a client.',
    check: (layout) => {
      const misnamed = new Set(findMisnamedFiles(layout).values())
      return layout.strayFiles
        .filter((path) => !misnamed.has(path))
        .map((path) => aboutFile(path, describeStrayFile(path)))
    },
  },
]

function describeMissingFile(path: string): DiagnosticText {
  if (path === keysFile)
    return {
      message: "The clients' folder has no keys.json, so no key leads to any client.",
      help: 'Add it: { "keys": { "<API key>": "<folder>" } }.',
    }
  return {
    message: `The folder ${parentFolder(path)} has no ${fileName(path)}.`,
    help: 'Add it, or delete the folder.',
  }
}

function aboutFile(file: string, text: DiagnosticText): FileDiagnostic {
  return { file, pointer: '', span: { offset: 0, length: 0 }, ...text }
}
