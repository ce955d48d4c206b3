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
  ['a missing keys.json', (files) => files.delete('keys.json'), 'missing-file'],
  ['a folder without plans.json', (files) => files.delete('ours/plans.json'), 'missing-file'],
  ['nothing for a README and system files', (files) => files.set('ours/README.md', '').set('.DS_Store', '')],
  [
    'a keys.json that is not JSON',
    (files) => files.set('keys.json', '{"keys": {secret: "ours"}}'),
    'json-syntax',
  ],
  [
    'a key for a folder that does not exist',
    (files) => files.set('keys.json', '{"keys": {"secret": "theirs", "ours": "ours"}}'),
    'key-without-folder',
  ],
  [
    'a key with a misspelled folder',
    (files) => files.set('keys.json', '{"keys": {"secret": "Ours", "ours": "ours"}}'),
    'key-without-folder',
  ],
  [
    'an instance in plans.json',
    (files) => files.set('ours/plans.json', files.get('ours/instance.json')!),
    'wrong-document',
  ],
  ['plans in keys.json', (files) => files.set('keys.json', files.get('ours/plans.json')!), 'wrong-keys'],
  [
    'plans in instance.json, with their schema',
    (files) => {
      edit(files, 'ours/plans.json', '{', '{ "$schema": "../../../schemas/plans.schema.json",')
      files.set('ours/instance.json', files.get('ours/plans.json')!)
      edit(files, 'keys.json', '{', '{ "$schema": "../../schemas/keys.schema.json",')
    },
    'wrong-document',
  ],
  [
    'a client without a key',
    (files) => {
      for (const name of ['instance.json', 'plans.json'])
        files.set(`theirs/${name}`, files.get(`ours/${name}`)!)
    },
    'folder-without-key',
  ],
  [
    'a plan year that differs from its folder',
    (files) => preview(files, '2028', 2029),
    'year-of-another-folder',
  ],
  ['a year folder with a leading zero', (files) => preview(files, '02028', 2028), 'year-of-another-folder'],
  ['a year folder for the current year', (files) => preview(files, '2027', 2027), 'repeated-year'],
]

/** Copies the client as a plan year to preview. */
function preview(files: Files, folder: string, year: number) {
  files.set(`ours/${folder}/plans.json`, files.get('ours/plans.json')!)
  files.set(`ours/${folder}/instance.json`, files.get('ours/instance.json')!.replace('2027', String(year)))
}
