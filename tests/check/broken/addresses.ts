import { edit, type BrokenFolder, type Files } from './BrokenFolder.ts'

const known = '../../schemas/'

/** A folder whose keys.json says where the schemas are, and files that say where theirs is. */
function address(files: Files, ofKeys: string, ofInstance: string, ofPlans: string) {
  edit(files, 'keys.json', '{', `{ "$schema": "${ofKeys}keys.schema.json",`)
  edit(files, 'ours/instance.json', '{', `{ "$schema": "${ofInstance}instance.schema.json",`)
  edit(files, 'ours/plans.json', '{', `{ "$schema": "${ofPlans}plans.schema.json",`)
}

/** Where a file says that its schema is. */
export const brokenAddresses: BrokenFolder[] = [
  ['schemas where keys.json says', (files) => address(files, known, `../${known}`, `../${known}`), []],
  ['schemas on the web', (files) => address(files, known, 'https://example.com/', `../${known}`), []],
  [
    'a schema as of a file that is deeper',
    (files) => address(files, known, `../../${known}`, `../${known}`),
    [
      'warning schema-address | ours/instance.json#/$schema | "../../../../schemas/instance.schema.json" | \'$schema\' does not lead to a schema. | Write "$schema": "../../../schemas/instance.schema.json".',
    ],
  ],
  [
    'no schema',
    (files) => edit(files, 'keys.json', '{', '{ "$schema": "./schemas/keys.schema.json",'),
    ['instance', 'plans'].map(
      (file) =>
        `warning schema-address | ours/${file}.json#/$schema | { | '$schema' is missing, so editors cannot explain or complete the file. | Write "$schema": "../schemas/${file}.schema.json".`,
    ),
  ],
]
