import { brokenKeys } from './keys.ts'
import { edit, type BrokenFolder, type Files } from './BrokenFolder.ts'
import { brokenAddresses } from './addresses.ts'

/** What is odd with the files of a folder of clients: how they are changed, and what is found. */
export const brokenFolders: BrokenFolder[] = [
  ...brokenKeys,
  ...brokenAddresses,
  [
    'no keys.json',
    (files) => files.delete('keys.json'),
    [
      'error missing-file | keys.json# |  | The folder of the clients has no keys.json, so that no key leads to any of them. | Add it: { "keys": { "<API key>": "<folder>" } }.',
    ],
  ],
  [
    'a folder without plans',
    (files) => files.delete('ours/plans.json'),
    [
      'error missing-file | ours/plans.json# |  | The folder ours has no plans.json. | Add it, or take the folder away.',
    ],
  ],
  [
    'a file that nothing reads',
    (files) => files.set('ours/plan.json', '{}'),
    [
      'warning stray-file | ours/plan.json# |  | Nothing reads this file. Did you mean plans.json? | Files are instance.json and plans.json, in the folder of a client or of one of its years; take others elsewhere.',
    ],
  ],
  [
    'a draft beside the years',
    (files) => files.set('ours/2028 draft/plans.json', '{}'),
    [
      'warning stray-file | ours/2028 draft/plans.json# |  | Nothing reads this file. Did you mean plans.json? | Files are instance.json and plans.json, in the folder of a client or of one of its years; take others elsewhere.',
    ],
  ],
  ['what is for people', (files) => files.set('ours/README.md', '').set('.DS_Store', ''), []],
  [
    'keys that are no JSON',
    (files) => files.set('keys.json', '{"keys": {secret: "ours"}}'),
    [
      "error json-syntax | keys.json# | secret | '\u2026' cannot stand here. | Texts and the names of properties stand in double quotation marks; numbers, true, false and null do not.",
    ],
  ],
  [
    'a key that leads nowhere',
    (files) => files.set('keys.json', '{"keys": {"secret": "theirs", "ours": "ours"}}'),
    [
      'error key-without-folder | keys.json#/keys/secret | "theirs" | A key leads to the folder "theirs", which is not there or has no client. | Write the name of a folder of a client, or take the key out.',
    ],
  ],
  [
    'a key with a slip in its folder',
    (files) => files.set('keys.json', '{"keys": {"secret": "Ours", "ours": "ours"}}'),
    [
      'error key-without-folder | keys.json#/keys/secret | "Ours" | A key leads to the folder "Ours", which is not there or has no client. Did you mean "ours"? | Write "ours", or take the key out.',
    ],
  ],
  [
    'a client that no key leads to',
    (files) => {
      for (const name of ['instance.json', 'plans.json'])
        files.set(`theirs/${name}`, files.get(`ours/${name}`)!)
    },
    [
      'error folder-without-key | keys.json#/keys | "keys" | No key leads to the folder theirs. | Add a key for it: "<API key>": "theirs".',
    ],
  ],
  [
    'a year in the folder of another',
    (files) => preview(files, '2028', 2029),
    [
      'error year-of-another-folder | ours/2028/instance.json#/client/planYear | 2029 | The plan year is 2029, and the folder is called 2028. | Write 2028, or call the folder 2029.',
    ],
  ],
  [
    'a year whose folder has a zero before it',
    (files) => preview(files, '02028', 2028),
    [
      'error year-of-another-folder | ours/02028/instance.json#/client/planYear | 2028 | The plan year is 2028, and the folder is called 02028. | Call the folder 2028.',
    ],
  ],
  [
    'the current year once more',
    (files) => preview(files, '2027', 2027),
    [
      "error repeated-year | ours/2027/instance.json#/client/planYear | 2027 | 2027 is the client's current plan year too, and this one would take its place. | Take the folder away, or write another year.",
    ],
  ],
  [
    'a warning that is accepted',
    (files) => {
      edit(files, 'ours/instance.json', '"A healthy year"', '"A <b>healthy</b> year"')
      files.set('accepted.json', '{"ours/instance.json": {"markup": "It is a test."}}')
    },
    [],
  ],
  [
    'an acceptance of nothing',
    (files) => files.set('accepted.json', '{"ours/instance.json": {"markup": "It was there."}}'),
    [
      'warning needless-acceptance | accepted.json#/ours~1instance.json/markup | "markup" | There is no warning \'markup\' in ours/instance.json. | Take it out; errors cannot be accepted.',
    ],
  ],
  [
    'an acceptance without a reason',
    (files) => files.set('accepted.json', '{"ours/instance.json": {"markup": ""}}'),
    [
      'warning wrong-acceptance | accepted.json#/ours~1instance.json/markup | "" | \'markup\' is not written as it has to be. | Say why it is meant.',
    ],
  ],
  [
    'an acceptance with a slip in its code',
    (files) => files.set('accepted.json', '{"ours/plans.json": {"nevr-best-plan": "As published."}}'),
    [
      "warning wrong-acceptance | accepted.json#/ours~1plans.json/nevr-best-plan | \"nevr-best-plan\" | 'nevr-best-plan' cannot stand here. Did you mean 'never-best-plan'? | Write 'never-best-plan', or take 'nevr-best-plan' out.",
    ],
  ],
  [
    'an acceptance of a file that is not there',
    (files) => files.set('accepted.json', '{"ours/plans.jsn": {"never-best-plan": "As published."}}'),
    [
      "warning needless-acceptance | accepted.json#/ours~1plans.jsn | \"ours/plans.jsn\" | There is no file ours/plans.jsn. Did you mean 'ours/plans.json'? | Write 'ours/plans.json', or take it out.",
    ],
  ],
  [
    'acceptances with a schema',
    (files) => files.set('accepted.json', '{"$schema": "../../schemas/accepted.schema.json"}'),
    [],
  ],
  [
    'an error, which nobody can accept',
    (files) => {
      edit(files, 'ours/instance.json', '"planYear": 2027', '"planYear": "2027"')
      files.set('accepted.json', '{"ours/instance.json": {"wrong-type": "It was so."}}')
    },
    [
      "warning wrong-acceptance | accepted.json#/ours~1instance.json/wrong-type | \"wrong-type\" | 'wrong-type' cannot stand here. | Take 'wrong-type' out.",
      'error wrong-type | ours/instance.json#/client/planYear | "2027" | \'planYear\' has to be a whole number, and is "2027". | Write the year in four digits without quotes, as 2027.',
    ],
  ],
]

/** A copy of the client as a year to preview. */
function preview(files: Files, folder: string, year: number) {
  files.set(`ours/${folder}/plans.json`, files.get('ours/plans.json')!)
  files.set(`ours/${folder}/instance.json`, files.get('ours/instance.json')!.replace('2027', String(year)))
}
