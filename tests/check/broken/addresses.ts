import { edit, type BrokenFolder, type Files } from './BrokenClient.ts'

const known = '../../schemas/'

/** Adds a $schema to each file. */
function address(files: Files, ofKeys: string, ofInstance: string, ofPlans: string) {
  edit(files, 'keys.json', '{', `{ "$schema": "${ofKeys}keys.schema.json",`)
  edit(files, 'ours/instance.json', '{', `{ "$schema": "${ofInstance}instance.schema.json",`)
  edit(files, 'ours/plans.json', '{', `{ "$schema": "${ofPlans}plans.schema.json",`)
}

export const brokenAddresses: BrokenFolder[] = [
  [
    'nothing for schemas in the folder that keys.json names',
    (files) => address(files, known, `../${known}`, `../${known}`),
  ],
  ['nothing for schemas on the web', (files) => address(files, known, 'https://example.com/', `../${known}`)],
  [
    'a schema path for a deeper folder',
    (files) => address(files, known, `../../${known}`, `../${known}`),
    'schema-address',
  ],
  [
    'a missing schema',
    (files) => edit(files, 'keys.json', '{', '{ "$schema": "./schemas/keys.schema.json",'),
    'schema-address',
  ],
]
