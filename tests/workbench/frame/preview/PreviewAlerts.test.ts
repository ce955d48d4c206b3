import { expect, it } from 'vitest'
import { checkClients } from '../../../../src/check/checkClients.ts'
import { selectErrors, summarizeErrors } from '../../../../src/workbench/frame/preview/PreviewAlerts.tsx'
import { sampleTexts } from '../../state/session/sampleClients.ts'

/** The error summary for Fernhill after edits to its files. */
function summaryAfter(...edits: [file: string, before: string, after: string][]) {
  const texts = new Map(Object.entries(sampleTexts('fernhill')))
  for (const [file, before, after] of edits) texts.set(file, texts.get(file)!.replace(before, after))
  const files = new Map([...texts].map(([file, text]) => [`fernhill/${file}`, text]))
  return summarizeErrors(selectErrors(checkClients(files), 'fernhill'))
}

const year: [string, string, string] = ['instance.json', '"planYear":2027', '"planYear":"2027"']
const misspelled: [string, string, string] = ['instance.json', '"features"', '"featurez"']
const key: [string, string, string] = ['plans.json', '"displayName"', '"name"']

it.each([
  ['no errors', [], "These files can't be shown."],
  ['one error', [year], 'instance.json has 1 error.'],
  ['several errors in a file', [year, misspelled], /^instance\.json has [2-9] errors\.$/],
  ['errors in both files', [year, key], /^instance\.json and plans\.json have [2-9] errors\.$/],
])('summarizes %s', (_, edits, summary) => {
  expect(summaryAfter(...edits)).toMatch(summary)
})
