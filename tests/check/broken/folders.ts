import { edit, type BrokenFolder, type Files } from './BrokenClient.ts'

const long = 'k'.repeat(101)

const cases: [name: string, text: string, ...diagnostics: string[]][] = [
  ['a key with a space', '{"keys": {"ours": "ours", "a secret": "ours"}}', 'wrong-keys'],
  ['an empty key', '{"keys": {"": "ours"}}', 'wrong-keys'],
  ['a folder that is a number', '{"keys": {"secret": 5}}', 'wrong-keys'],
  ['an empty object of keys', '{"keys": {}}', 'wrong-keys'],
  ['keys in a list', '{"keys": ["secret"]}', 'wrong-keys'],
  ['a misspelled name of the keys', '{"kyes": {"secret": "ours"}}', 'wrong-keys'],
  ['a key at the top level', '{"secret": "ours", "keys": {"ours": "ours"}}', 'wrong-keys'],
  ['an overlong key', `{"keys": {"${long}": "ours"}}`, 'overlong-text'],
]

/** Problems in keys.json. Messages never contain a key. */
const brokenKeys: BrokenFolder[] = cases.map(([name, text, ...diagnostics]) => [
  name,
  (files) => files.set('keys.json', text),
  ...diagnostics,
])

const known = '../../schemas/'

/** Adds a $schema to each file. */
function address(files: Files, ofKeys: string, ofInstance: string, ofPlans: string) {
  edit(files, 'keys.json', '{', `{ "$schema": "${ofKeys}keys.schema.json",`)
  edit(files, 'ours/instance.json', '{', `{ "$schema": "${ofInstance}instance.schema.json",`)
  edit(files, 'ours/plans.json', '{', `{ "$schema": "${ofPlans}plans.schema.json",`)
}

const brokenAddresses: BrokenFolder[] = [
  ['nothing for schemas in a known folder', (files) => address(files, known, `../${known}`, `../${known}`)],
  ['nothing for schemas on the web', (files) => address(files, known, 'https://example.com/', `../${known}`)],
  [
    'a path that is too deep',
    (files) => address(files, known, `../../${known}`, `../${known}`),
    'schema-address',
  ],
  [
    'a missing schema',
    (files) => edit(files, 'keys.json', '{', '{ "$schema": "./schemas/keys.schema.json",'),
    'schema-address',
  ],
]

const brokenAcceptances: BrokenFolder[] = [
  [
    'nothing for an accepted warning',
    (files) => {
      edit(files, 'ours/instance.json', '"A healthy year"', '"A <b>healthy</b> year"')
      files.set('accepted.json', '{"ours/instance.json": {"markup": "It is a test."}}')
    },
  ],
  [
    'an acceptance without its warning',
    (files) => files.set('accepted.json', '{"ours/instance.json": {"markup": "It was there."}}'),
    'needless-acceptance',
  ],
  [
    'an acceptance without a reason',
    (files) => files.set('accepted.json', '{"ours/instance.json": {"markup": ""}}'),
    'wrong-acceptance',
  ],
  [
    'an acceptance with a reason that is too long',
    (files) => files.set('accepted.json', `{"ours/instance.json": {"markup": "${'💡'.repeat(301)}"}}`),
    'wrong-acceptance',
  ],
  [
    'an acceptance with a misspelled code',
    (files) => files.set('accepted.json', '{"ours/plans.json": {"copay-over-maximum": "As published."}}'),
    'wrong-acceptance',
  ],
  [
    'an acceptance for a file that does not exist',
    (files) => files.set('accepted.json', '{"ours/plans.jsn": {"copays-over-maximum": "As published."}}'),
    'needless-acceptance',
  ],
  [
    'an acceptance for a removed client',
    (files) => files.set('accepted.json', '{"mine/plans.json": {"copays-over-maximum": "As published."}}'),
    'needless-acceptance',
  ],
  [
    'nothing for acceptances with a schema',
    (files) => files.set('accepted.json', '{"$schema": "../../schemas/accepted.schema.json"}'),
  ],
  [
    'an error, but not the acceptance of a rule that it keeps from running',
    (files) => {
      edit(files, 'ours/instance.json', '"planYear": 2027', '"planYear": "2027"')
      files.set('accepted.json', '{"ours/plans.json": {"copays-over-maximum": "As published."}}')
    },
    'wrong-type',
  ],
  [
    'an accepted error',
    (files) => {
      edit(files, 'ours/instance.json', '"planYear": 2027', '"planYear": "2027"')
      files.set('accepted.json', '{"ours/instance.json": {"wrong-type": "It was so."}}')
    },
    'wrong-acceptance',
    'wrong-type',
  ],
]

/** Files that nothing reads, or not by their name. */
const strayFiles: BrokenFolder[] = [
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
  ['a draft next to year folders', (files) => files.set('ours/2028 draft/plans.json', '{}'), 'stray-file'],
]

function rename(files: Files, from: string, to: string) {
  files.set(to, files.get(from)!)
  files.delete(from)
}

/** Files whose text is not plain JSON. */
export const brokenTexts: BrokenFolder[] = [
  ['an empty file', (files) => files.set('ours/plans.json', ''), 'empty-file'],
  ['a file in UTF-16', (files) => files.set('ours/plans.json', '\uFFFD\uFFFD{\u0000}\u0000'), 'not-utf-8'],
  [
    'a byte order mark',
    (files) => files.set('ours/plans.json', `\uFEFF${files.get('ours/plans.json')}`),
    'byte-order-mark',
  ],
  ['a comment', (files) => edit(files, 'keys.json', '{', '{ // ours\n'), 'comment'],
  [
    'a trailing comma',
    (files) => edit(files, 'ours/instance.json', '"uses": 2', '"uses": 2,'),
    'trailing-comma',
  ],
  ['a missing comma', (files) => edit(files, 'ours/instance.json', '"Ours",', '"Ours"'), 'json-syntax'],
  [
    'a property that appears twice',
    (files) => edit(files, 'ours/instance.json', '"planYear": 2027,', '"planYear": 2027, "planYear": 2027,'),
    'repeated-property',
  ],
  [
    'a property with two values',
    (files) => edit(files, 'ours/instance.json', '"planYear": 2027,', '"planYear": 2026, "planYear": 2027,'),
    'contradicting-property',
  ],
  [
    'a list that an empty one overrides',
    (files) => edit(files, 'ours/instance.json', '"locations": [', '"surcharges": [1],\n  "locations": ['),
    'contradicting-property',
  ],
]

/** Missing, misplaced, and unread files. */
export const brokenFolders: BrokenFolder[] = [
  ...brokenKeys,
  ...brokenAddresses,
  ...brokenAcceptances,
  ...strayFiles,
  ['a missing keys.json', (files) => files.delete('keys.json'), 'missing-file'],
  ['a folder without plans.json', (files) => files.delete('ours/plans.json'), 'missing-file'],
  ['nothing for a README and system files', (files) => files.set('ours/README.md', '').set('.DS_Store', '')],
  ['a broken keys.json', (files) => files.set('keys.json', '{"keys": {secret: "ours"}}'), 'json-syntax'],
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
    'another document',
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
  ['a plan year unlike its folder', (files) => preview(files, '2028', 2029), 'year-of-another-folder'],
  ['a year folder with a leading zero', (files) => preview(files, '02028', 2028), 'year-of-another-folder'],
  ['a year folder for the current year', (files) => preview(files, '2027', 2027), 'repeated-year'],
]

/** Copies the client as a plan year to preview. */
function preview(files: Files, folder: string, year: number) {
  files.set(`ours/${folder}/plans.json`, files.get('ours/plans.json')!)
  files.set(`ours/${folder}/instance.json`, files.get('ours/instance.json')!.replace('2027', String(year)))
}
