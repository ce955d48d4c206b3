import { expect, it } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { errorsIn, errorWords } from '../../../src/workbench/stage/errorWords.ts'
import { textsOf } from '../frame/clients.ts'

/** What is said of Fernhill after edits of its files. */
function words(...edits: [file: string, before: string, after: string][]) {
  const texts = new Map(Object.entries(textsOf('fernhill')))
  for (const [file, before, after] of edits) texts.set(file, texts.get(file)!.replace(before, after))
  const files = new Map([...texts].map(([file, text]) => [`fernhill/${file}`, text]))
  return errorWords(errorsIn(checkClients(files), 'fernhill'))
}

const year: [string, string, string] = ['instance.json', '"planYear":2027', '"planYear":"2027"']
const misspelled: [string, string, string] = ['instance.json', '"features"', '"featurez"']
const key: [string, string, string] = ['plans.json', '"displayName"', '"name"']

it.each([
  ['nothing that is found', [], 'The files cannot be shown as they are.'],
  ['one error', [year], 'instance.json has 1 error.'],
  ['several in a file', [year, misspelled], /^instance\.json has [2-9] errors\.$/],
  ['some in both files', [year, key], /^instance\.json and plans\.json have [2-9] errors\.$/],
])('says which files are in the way: %s', (_, edits, said) => {
  expect(words(...edits)).toMatch(said)
})
