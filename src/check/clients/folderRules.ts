import { keysFile, yearFiles } from '../../contract/clientFiles.ts'
import type { Fault, RuleName } from '../Fault.ts'
import { closestName } from '../../contract/agreement/closestName.ts'
import type { Layout } from './layout.ts'

/** A rule on which files there are. */
export interface FolderRule extends RuleName {
  check: (layout: Layout) => { file: string; fault: Fault }[]
}

export const folderRules: readonly FolderRule[] = [
  {
    code: 'missing-file',
    severity: 'error',
    title: 'A plan year has instance.json and plans.json, and all clients have keys.json.',
    check: ({ hasKeys, clients, years }) => [
      ...(hasKeys || clients.length === 0
        ? []
        : [
            wholeFile(
              keysFile,
              'The folder of the clients has no keys.json, so that no key leads to any of them.',
              'Add it: { "keys": { "<API key>": "<folder>" } }.',
            ),
          ]),
      ...years.flatMap(({ path, has }) =>
        yearFiles
          .filter((name) => !has[name])
          .map((name) =>
            wholeFile(
              `${path}/${name}`,
              `The folder ${path} has no ${name}.`,
              'Add it, or take the folder away.',
            ),
          ),
      ),
    ],
  },
  {
    code: 'stray-file',
    severity: 'warning',
    title: 'Every file belongs to a client.',
    check: ({ strays }) =>
      strays.map((path) => {
        const meant = closestName(path.split('/').at(-1) ?? '', [...yearFiles, keysFile])
        return wholeFile(
          path,
          `Nothing reads this file.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
          'Files are instance.json and plans.json, in the folder of a client or of one of its years; take others elsewhere.',
        )
      }),
  },
]

function wholeFile(file: string, message: string, mend: string) {
  return { file, fault: { pointer: '', span: { offset: 0, length: 0 }, message, mend } }
}
