import type { Explanation } from './Explanation.ts'

/** Rules on files, JSON syntax, keys, and acceptances. */
export const fileExplanations: Record<string, Explanation> = {
  'empty-file': {
    why: 'An empty file is not JSON, so its client cannot be served.',
    fails: '(a file without any text)',
    passes: '{ "client": … }',
  },
  'not-utf-8': {
    why: 'JSON must be UTF-8. In other encodings, letters change or cannot be read.',
    fails: 'Café, saved as Latin-1',
    passes: 'Café, saved as UTF-8',
  },
  'byte-order-mark': {
    why: 'JSON.parse rejects the invisible mark that some editors put first.',
    fails: 'saved as "UTF-8 with BOM"',
    passes: 'saved as "UTF-8"',
  },
  comment: {
    why: 'JSON has no comments, so the file cannot be read.',
    fails: '"factor": 1.2 // more expensive',
    passes: '"factor": 1.2',
  },
  'trailing-comma': {
    why: 'JSON has no comma after the last row or property, so the file cannot be read.',
    fails: '["EE", "ES",]',
    passes: '["EE", "ES"]',
  },
  'json-syntax': {
    why: 'A file that is not JSON cannot be read, so its client cannot be served.',
    fails: '"copay" 25',
    passes: '"copay": 25',
  },
  'repeated-property': {
    why: 'Only the last of several properties with one name counts, but someone may edit another.',
    fails: '{ "copay": 25, "copay": 25 }',
    passes: '{ "copay": 25 }',
  },
  'contradicting-property': {
    why: 'Only the last of several properties with one name counts, and parsers silently drop the other value.',
    fails: '{ "copay": 25, "copay": 40 }',
    passes: '{ "copay": 40 }',
  },
  'wrong-document': {
    why: 'The service reads each document by its file name, so it rejects both files.',
    fails: 'the content of instance.json in plans.json',
    passes: 'each document in its own file',
  },
  'missing-file': {
    why: 'A plan year needs both documents, and without keys.json no key leads to any client.',
    fails: 'lakeshore/instance.json alone',
    passes: 'lakeshore/instance.json and lakeshore/plans.json',
  },
  'irregular-file': {
    why: 'The service reads only regular files; reading a named pipe would wait forever.',
    fails: 'a folder named plans.json',
    passes: 'a regular file named plans.json, or a link to one',
  },
  'stray-file': {
    why: 'Nothing reads such a file, so a change there has no effect.',
    fails: 'lakeshore/plan.json next to lakeshore/plans.json',
    passes: 'lakeshore/plans.json only',
  },
  'wrong-keys': {
    why: 'Without readable keys, no client can be reached.',
    fails: '{ "keys": { "3f9a": 5 } }',
    passes: '{ "keys": { "3f9a": "lakeshore" } }',
  },
  'key-without-folder': {
    why: 'Employees with this key see "Not Available".',
    fails: '{ "keys": { "3f9a": "lakshore" } }',
    passes: '{ "keys": { "3f9a": "lakeshore" } }',
  },
  'folder-without-key': {
    why: 'No key leads to the client, so its employees see "Not Available".',
    fails: '{ "keys": {} }',
    passes: '{ "keys": { "3f9a": "lakeshore" } }',
  },
  'schema-address': {
    why: 'Editors explain and complete a file only if they find its schema.',
    fails: '"$schema": "plans.schema.json"',
    passes: '"$schema": "../../../schemas/plans.schema.json"',
  },
  'wrong-acceptance': {
    why: 'An accepted warning needs a reason, so that later readers know it.',
    fails: '{ "lakeshore/plans.json": { "never-best-plan": "" } }',
    passes: '{ "lakeshore/plans.json": { "never-best-plan": "The union asks for it." } }',
  },
  'needless-acceptance': {
    why: 'It would hide the same warning if it comes back for another reason.',
    fails: '{ "lakeshore/plans.json": { "free-service": "…" } }, where no service is free',
    passes: '{}',
  },
  'internal-error': {
    why: 'A rule that fails leaves its part of the file unchecked. This is a bug in mediplan.',
    fails: 'a file that a rule cannot handle',
    passes: 'the other problems fixed, or a newer version of mediplan',
  },
}
