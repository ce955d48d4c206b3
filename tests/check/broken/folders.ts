import { brokenKeys } from './keys.ts'
import { edit, type BrokenFolder, type Files } from './BrokenClient.ts'
import { brokenAcceptances } from './acceptances.ts'
import { brokenAddresses } from './addresses.ts'
import { strayFiles } from './strayFiles.ts'

/** Missing, misplaced, and unread files. */
export const brokenFolders: BrokenFolder[] = [
  ...brokenKeys,
  ...brokenAddresses,
  ...brokenAcceptances,
  ...strayFiles,
  [
    'a missing keys.json',
    (files) => files.delete('keys.json'),
    'error missing-file | keys.json# |  | The clients\' folder has no keys.json, so no key leads to any client. | Add it: { "keys": { "<API key>": "<folder>" } }.',
  ],
  [
    'a folder without plans.json',
    (files) => files.delete('ours/plans.json'),
    'error missing-file | ours/plans.json# |  | The folder ours has no plans.json. | Add it, or delete the folder.',
  ],
  ['nothing for a README and system files', (files) => files.set('ours/README.md', '').set('.DS_Store', '')],
  [
    'a keys.json that is not JSON',
    (files) => files.set('keys.json', '{"keys": {secret: "ours"}}'),
    "error json-syntax | keys.json# | secret | The name '\u2026' has no quotation marks. | Put it in double quotation marks.",
  ],
  [
    'a key for a folder that does not exist',
    (files) => files.set('keys.json', '{"keys": {"secret": "theirs", "ours": "ours"}}'),
    'error key-without-folder | keys.json#/keys/secret | "theirs" | A key leads to the folder "theirs", which does not exist or has no client. | Write the name of a client\'s folder, or remove the key.',
  ],
  [
    'a key with a misspelled folder',
    (files) => files.set('keys.json', '{"keys": {"secret": "Ours", "ours": "ours"}}'),
    'error key-without-folder | keys.json#/keys/secret | "Ours" | A key leads to the folder "Ours", which does not exist or has no client. Did you mean "ours"? | Write "ours", or remove the key.',
  ],
  [
    'an instance in plans.json',
    (files) => files.set('ours/plans.json', files.get('ours/instance.json')!),
    'error wrong-document | ours/plans.json# | { | This is the content of instance.json, but the file is plans.json. | Move this into instance.json, and put here what belongs in plans.json.',
  ],
  [
    'plans in keys.json',
    (files) => files.set('keys.json', files.get('ours/plans.json')!),
    'error wrong-keys | keys.json# | { | This is the content of plans.json, but the file is keys.json. | Move this into plans.json, and put here what belongs in keys.json.',
  ],
  [
    'plans in instance.json, with their schema',
    (files) => {
      edit(files, 'ours/plans.json', '{', '{ "$schema": "../../../schemas/plans.schema.json",')
      files.set('ours/instance.json', files.get('ours/plans.json')!)
      edit(files, 'keys.json', '{', '{ "$schema": "../../schemas/keys.schema.json",')
    },
    'error wrong-document | ours/instance.json# | { | This is the content of plans.json, but the file is instance.json. | Move this into plans.json, and put here what belongs in instance.json.',
  ],
  [
    'a client without a key',
    (files) => {
      for (const name of ['instance.json', 'plans.json'])
        files.set(`theirs/${name}`, files.get(`ours/${name}`)!)
    },
    'error folder-without-key | keys.json#/keys | "keys" | No key leads to the folder theirs yet, so its employees see "Not Available". | Add one to keys.json: "<API key>": "theirs".',
  ],
  [
    'a plan year that differs from its folder',
    (files) => preview(files, '2028', 2029),
    'error year-of-another-folder | ours/2028/instance.json#/client/planYear | 2029 | The plan year is 2029, but the folder is named 2028. | Write 2028, or rename the folder to 2029.',
  ],
  [
    'a year folder with a leading zero',
    (files) => preview(files, '02028', 2028),
    'error year-of-another-folder | ours/02028/instance.json#/client/planYear | 2028 | The plan year is 2028, but the folder is named 02028. | Rename the folder to 2028.',
  ],
  [
    'a year folder for the current year',
    (files) => preview(files, '2027', 2027),
    "error repeated-year | ours/2027/instance.json#/client/planYear | 2027 | 2027 is also the client's current plan year, which this one would replace. | Delete the folder, or write another year.",
  ],
]

/** Copies the client as a plan year to preview. */
function preview(files: Files, folder: string, year: number) {
  files.set(`ours/${folder}/plans.json`, files.get('ours/plans.json')!)
  files.set(`ours/${folder}/instance.json`, files.get('ours/instance.json')!.replace('2027', String(year)))
}
