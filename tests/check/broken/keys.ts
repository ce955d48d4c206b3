import type { BrokenFolder } from './BrokenClient.ts'

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

/** Problems in keys.json. Messages never contain a key, which is a secret. */
export const brokenKeys: BrokenFolder[] = cases.map(([name, text, ...diagnostics]) => [
  name,
  (files) => files.set('keys.json', text),
  ...diagnostics,
])
