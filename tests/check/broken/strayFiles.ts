import type { BrokenFolder, Files } from './BrokenFolder.ts'

/** Files that nothing reads, and those that somebody would by another name. */
export const strayFiles: BrokenFolder[] = [
  [
    'a file that nothing reads',
    (files) => files.set('ours/rates.json', '{}'),
    [
      'warning stray-file | ours/rates.json# |  | Nothing reads this file. | Files are instance.json and plans.json, in the folder of a client or of one of its years; take others elsewhere.',
    ],
  ],
  [
    'a file beside the one that it could be',
    (files) => files.set('ours/plan.json', '{}'),
    [
      'warning stray-file | ours/plan.json# |  | Nothing reads this file. | Take it elsewhere, or put what it says into plans.json, which stands beside it.',
    ],
  ],
  [
    'a file that is called otherwise',
    (files) => rename(files, 'ours/instance.json', 'ours/Instance.json'),
    [
      'error missing-file | ours/Instance.json# |  | The folder ours has no instance.json, and nothing reads Instance.json. | Rename Instance.json to instance.json.',
    ],
  ],
  [
    'two files of which one is meant',
    (files) => {
      rename(files, 'ours/plans.json', 'ours/plan.json')
      files.set('ours/planz.json', '{}')
    },
    [
      'error missing-file | ours/plan.json# |  | The folder ours has no plans.json, and nothing reads plan.json. | Rename plan.json to plans.json.',
      'warning stray-file | ours/planz.json# |  | Nothing reads this file. | Take it elsewhere, or put what it says into plans.json, which stands beside it.',
    ],
  ],
  [
    'keys in a file that is called otherwise',
    (files) => rename(files, 'keys.json', 'key.json'),
    [
      'error missing-file | key.json# |  | The folder of the clients has no keys.json, and nothing reads key.json. | Rename key.json to keys.json.',
    ],
  ],
  [
    'a file that is a level too deep',
    (files) => files.set('deep/er/plans.json', '{}'),
    [
      'warning stray-file | deep/er/plans.json# |  | Nothing reads plans.json here. | Put it into the folder of a client, or of one of its years, which is called by four digits alone, as lakeshore/2028/plans.json.',
    ],
  ],
  [
    "keys in a client's folder",
    (files) => files.set('ours/keys.json', '{}'),
    [
      'warning stray-file | ours/keys.json# |  | Nothing reads keys.json here. | Put it beside the folders of the clients.',
    ],
  ],
  [
    'a draft beside the years',
    (files) => files.set('ours/2028 draft/plans.json', '{}'),
    [
      'warning stray-file | ours/2028 draft/plans.json# |  | Nothing reads plans.json here. | Put it into the folder of a client, or of one of its years, which is called by four digits alone, as lakeshore/2028/plans.json.',
    ],
  ],
]

function rename(files: Files, from: string, to: string) {
  files.set(to, files.get(from)!)
  files.delete(from)
}
