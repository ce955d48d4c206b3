import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it, test, vi } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import type { OutputsPayload } from '../../src/contract/outputs.ts'
import { createApp } from '../../src/service/app.ts'
import { createClients } from '../../src/clients/clients.ts'
import { readDocuments } from '../../src/clients/readDocuments.ts'
import { prepareClientsFolder, run } from './clientsFolder.ts'

prepareClientsFolder()

const answers = {
  coverage: 'EF',
  scenario: 'usual',
  customScenario: null,
  surcharges: {},
  location: null,
  salaryBand: null,
  savingsStyle: null,
}

async function calculate(body: string, ...options: string[]) {
  await mediplan(['new', 'acme', '--year', '2027', '--clients', run.dir])
  await writeFile(join(run.dir, 'answers.json'), body)
  run.output = ''
  const file = join(run.dir, 'answers.json')
  return mediplan(['calculate', 'acme', '--answers', file, '--clients', run.dir, ...options])
}

test('mediplan calculate prints what the API responds', async () => {
  expect(await calculate(JSON.stringify(answers))).toBe(0)
  const clients = createClients(await readDocuments(run.dir))
  const response = await createApp(clients).request('/mediplan/calculate', {
    method: 'POST',
    headers: { 'is-api-key': 'acme', 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  })
  expect(JSON.parse(run.output) as OutputsPayload).toEqual(await response.json())
})

it.each([
  ['text that is not JSON', '{', [], 'answers.json is not JSON. See an example'],
  ['empty standard input', '', ['--answers', '-'], 'Standard input is not JSON. See an example with:'],
  ['a list', '[]', [], 'acme does not accept these values:\n  --answers: expected object, found a list of 0'],
  ['a folder', '', ['--answers', '.'], 'Cannot read . (EISDIR). It is a folder.'],
  ['an unknown scenario', JSON.stringify({ ...answers, scenario: 'x' }), [], '/scenario: expected the ID'],
  [
    'an unknown language',
    JSON.stringify(answers),
    ['--language', 'xx'],
    '--language: expected one of en, found',
  ],
  ['a missing year', JSON.stringify(answers), ['--year', '2030'], 'acme has no plan year 2030, only 2027.'],
])('rejects %s', async (_, body, options, message) => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([body]) as typeof process.stdin)
  expect(await calculate(body, ...options)).toBe(2)
  expect(run.output).toContain(message)
})
