import type { BrokenFolder, Files } from './BrokenClient.ts'

/** Files that nothing reads, or not by their name. */
export const strayFiles: BrokenFolder[] = [
  [
    'an unread file',
    (files) => files.set('ours/rates.json', '{}'),
    'warning stray-file | ours/rates.json# |  | This file has no effect. | A client has only instance.json and plans.json, for each year; move other files elsewhere.',
  ],
  [
    'a misnamed file next to the correct one',
    (files) => files.set('ours/plan.json', '{}'),
    'warning stray-file | ours/plan.json# |  | This file has no effect. | Move it elsewhere, or move its content into plans.json next to it.',
  ],
  [
    'a misnamed file',
    (files) => rename(files, 'ours/instance.json', 'ours/Instance.json'),
    'error missing-file | ours/Instance.json# |  | The folder ours has no instance.json, and Instance.json has no effect. | Rename Instance.json to instance.json.',
  ],
  [
    'two candidates for a missing file',
    (files) => {
      rename(files, 'ours/plans.json', 'ours/plan.json')
      files.set('ours/planz.json', '{}')
    },
    'error missing-file | ours/plan.json# |  | The folder ours has no plans.json, and plan.json has no effect. | Rename plan.json to plans.json.',
    'warning stray-file | ours/planz.json# |  | This file has no effect. | Move it elsewhere, or move its content into plans.json next to it.',
  ],
  [
    'keys in a misnamed file',
    (files) => rename(files, 'keys.json', 'key.json'),
    "error missing-file | key.json# |  | The clients' folder has no keys.json, and key.json has no effect. | Rename key.json to keys.json.",
  ],
  [
    'a file one level too deep',
    (files) => files.set('deep/er/plans.json', '{}'),
    "warning stray-file | deep/er/plans.json# |  | plans.json has no effect here. | Move it into a client's folder or into a folder for a preview year, as in lakeshore/2028/plans.json.",
  ],
  [
    "keys in a client's folder",
    (files) => files.set('ours/keys.json', '{}'),
    "warning stray-file | ours/keys.json# |  | keys.json has no effect here. | Move it next to the clients' folders.",
  ],
  [
    'a draft next to the year folders',
    (files) => files.set('ours/2028 draft/plans.json', '{}'),
    "warning stray-file | ours/2028 draft/plans.json# |  | plans.json has no effect here. | Move it into a client's folder or into a folder for a preview year, as in lakeshore/2028/plans.json.",
  ],
]

function rename(files: Files, from: string, to: string) {
  files.set(to, files.get(from)!)
  files.delete(from)
}
