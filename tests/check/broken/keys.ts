import type { BrokenFolder } from './BrokenClient.ts'

const form =
  'is not in the expected form. | Write digits, signs, and letters without accents, without spaces.'
const asMap =
  'Write each API key with the name of its folder in braces, such as { "3f8c1b7e5d": "lakeshore" }.'
const long = 'k'.repeat(101)

const cases: [name: string, text: string, ...diagnostics: string[]][] = [
  [
    'a key with a space',
    '{"keys": {"ours": "ours", "a secret": "ours"}}',
    `error wrong-keys | keys.json#/keys/a secret | "a secret" | The key in place 2 ${form}`,
  ],
  [
    'an empty key',
    '{"keys": {"": "ours"}}',
    `error wrong-keys | keys.json#/keys/ | "" | The key in place 1 ${form}`,
  ],
  [
    'a folder that is a number',
    '{"keys": {"secret": 5}}',
    "error wrong-keys | keys.json#/keys/secret | 5 | The folder of the key in place 1 must be text in quotation marks, but is a number. | Write the name of the client's folder in quotes.",
  ],
  [
    'an empty object of keys',
    '{"keys": {}}',
    `error wrong-keys | keys.json#/keys | "keys" | 'keys' is empty. | Add at least one.`,
  ],
  [
    'keys in a list',
    '{"keys": ["secret"]}',
    `error wrong-keys | keys.json#/keys | "keys" | 'keys' must be an object in braces, but is a list. | ${asMap}`,
  ],
  [
    'a misspelled property',
    '{"kyes": {"secret": "ours"}}',
    `error wrong-keys | keys.json#/kyes | "kyes" | 'kyes' is not a known property, and 'keys' is missing. Did you mean that? | Write 'keys'.`,
  ],
  [
    'a key at the top level',
    '{"secret": "ours", "keys": {"ours": "ours"}}',
    `error wrong-keys | keys.json#/secret | "secret" | '…' is not allowed here. | Remove '…'.`,
  ],
  [
    'an overlong key',
    `{"keys": {"${long}": "ours"}}`,
    `warning overlong-text | keys.json#/keys/${long} | "${long}" | The key in place 1 has 101 characters, more than there is room for. | Shorten it to at most 100 characters.`,
  ],
]

/** Problems in keys.json. Messages never contain a key, which is a secret. */
export const brokenKeys: BrokenFolder[] = cases.map(([name, text, ...diagnostics]) => [
  name,
  (files) => files.set('keys.json', text),
  ...diagnostics,
])
