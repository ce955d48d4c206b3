import { fileName, keysFile, parentFolder } from '../../contract/clientFiles.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import type { DiagnosticText } from '../UnlocatedDiagnostic.ts'
import type { FolderLayout } from './FolderLayout.ts'
import { describeMisnamedFile, describeStrayFile, findMisnamedFiles } from './strayFiles.ts'

/** A rule about which files exist. */
interface FolderRule extends RuleMeta {
  /** At most one diagnostic per file, by the path of the file. */
  check: (layout: FolderLayout) => ReadonlyMap<string, DiagnosticText>
}

export const folderRules: readonly FolderRule[] = [
  {
    code: 'missing-file',
    severity: 'error',
    title: "A plan year has instance.json and plans.json, and the clients' folder has keys.json.",
    check: (layout) => {
      const misnamed = findMisnamedFiles(layout)
      return new Map(
        layout.missing.map((path) => {
          const stray = misnamed.get(path)
          return stray === undefined
            ? [path, describeMissingFile(path)]
            : [stray, describeMisnamedFile(stray, path)]
        }),
      )
    },
  },
  {
    code: 'irregular-file',
    severity: 'error',
    title: 'Every document is a regular file, or a link to one.',
    check: ({ irregular }) =>
      new Map(
        [...irregular].map(([path, kind]) => [
          path,
          {
            message: `This is ${kind}, not a file, so it cannot be read.`,
            help: 'Put a regular file in its place, or a link to one.',
          },
        ]),
      ),
  },
  {
    code: 'stray-file',
    severity: 'warning',
    title: 'Every file belongs to a client.',
    check: (layout) => {
      const misnamed = new Set(findMisnamedFiles(layout).values())
      return new Map(
        layout.strayFiles
          .filter((path) => !misnamed.has(path))
          .map((path) => [path, describeStrayFile(path)]),
      )
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
