import { keysFile } from '../../contract/clientFiles.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { Layout } from './layout.ts'
import { misnamed, misnamedFiles, unread } from './strayFiles.ts'

/** A rule on which files there are. */
export interface FolderRule extends RuleMeta {
  check: (layout: Layout) => (UnlocatedDiagnostic & { file: string })[]
}

export const folderRules: readonly FolderRule[] = [
  {
    code: 'missing-file',
    severity: 'error',
    title: "A plan year has instance.json and plans.json, and the clients' folder has keys.json.",
    check: (layout) => {
      const strays = misnamedFiles(layout)
      return layout.missing.map((path) => {
        const stray = strays.get(path)
        return stray === undefined ? wholeFile(path, absent(path)) : wholeFile(stray, misnamed(stray, path))
      })
    },
  },
  {
    code: 'irregular-file',
    severity: 'error',
    title: 'Every document is a regular file, or a link to one.',
    check: ({ irregular }) =>
      [...irregular].map(([path, kind]) =>
        wholeFile(path, {
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
      const told = new Set(misnamedFiles(layout).values())
      return layout.strays.filter((path) => !told.has(path)).map((path) => wholeFile(path, unread(path)))
    },
  },
]

function absent(path: string) {
  if (path === keysFile)
    return {
      message: "The clients' folder has no keys.json, so no key leads to any client.",
      help: 'Add it: { "keys": { "<API key>": "<folder>" } }.',
    }
  const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)]
  return { message: `The folder ${folder} has no ${name}.`, help: 'Add it, or delete the folder.' }
}

function wholeFile(file: string, words: Pick<UnlocatedDiagnostic, 'message' | 'help'>) {
  return { file, pointer: '', span: { offset: 0, length: 0 }, ...words }
}
