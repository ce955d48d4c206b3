import { toText } from '../../../src/clients/logoFiles.ts'
import { logos, pngUrl, webpUrl } from '../../kit/logos.ts'
import { edit, type BrokenFolder, type Files } from './BrokenClient.ts'

const long = 'k'.repeat(101)

/** Problems in keys.json. Messages never contain a key. */
const brokenKeys = Object.entries({
  'a key with a space': '{"keys": {"ours": "ours", "a secret": "ours"}}',
  'an empty key': '{"keys": {"": "ours"}}',
  'a folder that is a number': '{"keys": {"secret": 5}}',
  'an empty object of keys': '{"keys": {}}',
  'keys in a list': '{"keys": ["secret"]}',
  'a misspelled name of the keys': '{"kyes": {"secret": "ours"}}',
  'a key at the top level': '{"secret": "ours", "keys": {"ours": "ours"}}',
  'an overlong key': `{"keys": {"${long}": "ours"}}`,
}).map(([name, text]): BrokenFolder => [name, (files) => files.set('keys.json', text)])

const known = '../../schemas/v1/'

/** Adds a $schema to each file. */
function address(files: Files, ofKeys: string, ofInstance: string, ofPlans: string) {
  edit(files, 'keys.json', '{', `{ "$schema": "${ofKeys}keys.schema.json",`)
  edit(files, 'ours/instance.json', '{', `{ "$schema": "${ofInstance}instance.schema.json",`)
  edit(files, 'ours/plans.json', '{', `{ "$schema": "${ofPlans}plans.schema.json",`)
}

const brokenAddresses: BrokenFolder[] = [
  [
    'the schemas of an earlier version',
    (files) => address(files, '../../schemas/', '../../../schemas/', '../../../schemas/'),
  ],
  ['nothing for schemas in a known folder', (files) => address(files, known, `../${known}`, `../${known}`)],
  ['nothing for schemas on the web', (files) => address(files, known, 'https://example.com/', `../${known}`)],
  ['a path that is too deep', (files) => address(files, known, `../../${known}`, `../${known}`)],
  [
    'a missing schema',
    (files) => edit(files, 'keys.json', '{', '{ "$schema": "./schemas/v1/keys.schema.json",'),
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
  ],
  [
    'an acceptance without a reason',
    (files) => files.set('accepted.json', '{"ours/instance.json": {"markup": ""}}'),
  ],
  [
    'an acceptance with a reason that is too long',
    (files) => files.set('accepted.json', `{"ours/instance.json": {"markup": "${'💡'.repeat(301)}"}}`),
  ],
  [
    'an acceptance with a misspelled code',
    (files) => files.set('accepted.json', '{"ours/plans.json": {"copay-over-maximum": "As published."}}'),
  ],
  [
    'an acceptance for a file that does not exist',
    (files) => files.set('accepted.json', '{"ours/plans.jsn": {"copays-over-maximum": "As published."}}'),
  ],
  [
    'an acceptance for a removed client',
    (files) => files.set('accepted.json', '{"mine/plans.json": {"copays-over-maximum": "As published."}}'),
  ],
  [
    'nothing for acceptances with a schema',
    (files) => files.set('accepted.json', '{"$schema": "../../schemas/v1/accepted.schema.json"}'),
  ],
  [
    'an error, but not the acceptance of a rule that it keeps from running',
    (files) => {
      edit(files, 'ours/instance.json', '"planYear": 2027', '"planYear": "2027"')
      files.set('accepted.json', '{"ours/plans.json": {"copays-over-maximum": "As published."}}')
    },
  ],
  [
    'an accepted error',
    (files) => {
      edit(files, 'ours/instance.json', '"planYear": 2027', '"planYear": "2027"')
      files.set('accepted.json', '{"ours/instance.json": {"wrong-type": "It was so."}}')
    },
  ],
]

/** Files that nothing reads, or not by their name. */
const strayFiles: BrokenFolder[] = [
  ['an unread file', (files) => files.set('ours/rates.json', '{}')],
  ['a misnamed file next to the correct one', (files) => files.set('ours/plan.json', '{}')],
  ['a misnamed file', (files) => rename(files, 'ours/instance.json', 'ours/Instance.json')],
  [
    'two candidates for a missing file',
    (files) => {
      rename(files, 'ours/plans.json', 'ours/plan.json')
      files.set('ours/planz.json', '{}')
    },
  ],
  ['keys in a misnamed file', (files) => rename(files, 'keys.json', 'key.json')],
  ['a file one level too deep', (files) => files.set('deep/er/plans.json', '{}')],
  ["keys in a client's folder", (files) => files.set('ours/keys.json', '{}')],
  ['a draft next to year folders', (files) => files.set('ours/2028 draft/plans.json', '{}')],
]

/** Names a logo in the instance.json. */
function nameLogo(files: Files, url = 'logo.png') {
  edit(files, 'ours/instance.json', '"client": {', `"client": { "logo": { "url": "${url}", "alt": "Ours" },`)
}

const logoFiles: BrokenFolder[] = [
  [
    'nothing for a logo file',
    (files) => {
      nameLogo(files)
      files.set('ours/logo.png', pngUrl)
    },
  ],
  ['a missing logo file', (files) => nameLogo(files)],
  [
    'a logo file with the content of another type',
    (files) => {
      nameLogo(files)
      files.set('ours/logo.png', toText('logo.png', logos.jpg))
    },
  ],
  [
    'a logo file that is too large',
    (files) => {
      nameLogo(files)
      files.set('ours/logo.png', pngUrl.padEnd(40_001, 'A'))
    },
  ],
  [
    'a logo file that another one has replaced',
    (files) => {
      nameLogo(files, 'logo.webp')
      files.set('ours/logo.png', pngUrl).set('ours/logo.webp', webpUrl)
    },
  ],
  [
    'a logo in SVG',
    (files) => {
      nameLogo(files, 'logo.svg')
      files.set('ours/logo.svg', '')
    },
  ],
]

function rename(files: Files, from: string, to: string) {
  files.set(to, files.get(from)!)
  files.delete(from)
}

/** Files whose text is not plain JSON. */
export const brokenTexts: BrokenFolder[] = [
  ['an empty file', (files) => files.set('ours/plans.json', '')],
  ['a file in UTF-16', (files) => files.set('ours/plans.json', '\uFFFD\uFFFD{\u0000}\u0000')],
  ['a byte order mark', (files) => files.set('ours/plans.json', `\uFEFF${files.get('ours/plans.json')}`)],
  ['a comment', (files) => edit(files, 'keys.json', '{', '{ // ours\n')],
  ['a trailing comma', (files) => edit(files, 'ours/instance.json', '"uses": 2', '"uses": 2,')],
  ['a missing comma', (files) => edit(files, 'ours/instance.json', '"Ours",', '"Ours"')],
  [
    'a property that appears twice',
    (files) => edit(files, 'ours/instance.json', '"planYear": 2027,', '"planYear": 2027, "planYear": 2027,'),
  ],
  [
    'a property with two values',
    (files) => edit(files, 'ours/instance.json', '"planYear": 2027,', '"planYear": 2026, "planYear": 2027,'),
  ],
  [
    'a list that an empty one overrides',
    (files) => edit(files, 'ours/instance.json', '"locations": [', '"surcharges": [1],\n  "locations": ['),
  ],
]

/** Missing, misplaced, and unread files. */
export const brokenFolders: BrokenFolder[] = [
  ...brokenKeys,
  ...brokenAddresses,
  ...brokenAcceptances,
  ...strayFiles,
  ...logoFiles,
  ['a missing keys.json', (files) => files.delete('keys.json')],
  ['a folder without plans.json', (files) => files.delete('ours/plans.json')],
  [
    'nothing for notes, sign-offs, and system files',
    (files) => files.set('ours/README.md', '').set('ours/signed.json', '').set('.DS_Store', ''),
  ],
  ['a broken keys.json', (files) => files.set('keys.json', '{"keys": {secret: "ours"}}')],
  [
    'a key for a folder that does not exist',
    (files) => files.set('keys.json', '{"keys": {"secret": "theirs", "ours": "ours"}}'),
  ],
  [
    'a key with a misspelled folder',
    (files) => files.set('keys.json', '{"keys": {"secret": "Ours", "ours": "ours"}}'),
  ],
  ['another document', (files) => files.set('ours/plans.json', files.get('ours/instance.json')!)],
  ['plans in keys.json', (files) => files.set('keys.json', files.get('ours/plans.json')!)],
  [
    'plans in instance.json, with their schema',
    (files) => {
      edit(files, 'ours/plans.json', '{', '{ "$schema": "../../../schemas/v1/plans.schema.json",')
      files.set('ours/instance.json', files.get('ours/plans.json')!)
      edit(files, 'keys.json', '{', '{ "$schema": "../../schemas/v1/keys.schema.json",')
    },
  ],
  [
    'a client without a key',
    (files) => {
      for (const name of ['instance.json', 'plans.json'])
        files.set(`theirs/${name}`, files.get(`ours/${name}`)!)
    },
  ],
  ['a plan year unlike its folder', (files) => preview(files, '2028', 2029)],
  ['a year folder with a leading zero', (files) => preview(files, '02028', 2028)],
  ['a year folder for the current year', (files) => preview(files, '2027', 2027)],
]

/** Copies the client as a plan year to preview. */
function preview(files: Files, folder: string, year: number) {
  files.set(`ours/${folder}/plans.json`, files.get('ours/plans.json')!)
  files.set(`ours/${folder}/instance.json`, files.get('ours/instance.json')!.replace('2027', String(year)))
}
