import type { BrokenFolder, Files } from './BrokenClient.ts'

/** Files that nothing reads, or not by their name. */
export const strayFiles: BrokenFolder[] = [
  ['an unread file', (files) => files.set('ours/rates.json', '{}'), 'stray-file'],
  ['a misnamed file next to the correct one', (files) => files.set('ours/plan.json', '{}'), 'stray-file'],
  ['a misnamed file', (files) => rename(files, 'ours/instance.json', 'ours/Instance.json'), 'missing-file'],
  [
    'two candidates for a missing file',
    (files) => {
      rename(files, 'ours/plans.json', 'ours/plan.json')
      files.set('ours/planz.json', '{}')
    },
    'missing-file',
    'stray-file',
  ],
  ['keys in a misnamed file', (files) => rename(files, 'keys.json', 'key.json'), 'missing-file'],
  ['a file one level too deep', (files) => files.set('deep/er/plans.json', '{}'), 'stray-file'],
  ["keys in a client's folder", (files) => files.set('ours/keys.json', '{}'), 'stray-file'],
  [
    'a draft next to the year folders',
    (files) => files.set('ours/2028 draft/plans.json', '{}'),
    'stray-file',
  ],
]

function rename(files: Files, from: string, to: string) {
  files.set(to, files.get(from)!)
  files.delete(from)
}
