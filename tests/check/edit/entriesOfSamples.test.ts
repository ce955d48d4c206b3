import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { addEntry } from '../../../src/check/edit/addEntry.ts'
import { deleteEntry } from '../../../src/check/edit/changeEntry.ts'
import { duplicateEntry } from '../../../src/check/edit/changeEntry.ts'
import { EditProblem } from '../../../src/check/edit/editJson.ts'
import { idsOf } from '../../../src/check/edit/lists.ts'
import { lists, type ListName } from '../../../src/check/edit/lists.ts'
import { moveEntry } from '../../../src/check/edit/changeEntry.ts'
import { renameId } from '../../../src/check/edit/changeEntry.ts'
import { isSampled } from '../../kit/sampledClients.ts'

const folder = join(import.meta.dirname, '../../../fixtures/clients')
const clients = readdirSync(folder).filter((name) => !name.endsWith('.json') && isSampled(name))

function textsOf(client: string): YearTexts {
  const read = (file: string) => readFileSync(join(folder, client, file), 'utf8')
  return { 'instance.json': read('instance.json'), 'plans.json': read('plans.json') }
}

function diagnose(texts: YearTexts, severity?: string): string[] {
  const files = new Map([
    ['keys.json', JSON.stringify({ keys: { sample: 'sample' } })],
    ['sample/instance.json', texts['instance.json']],
    ['sample/plans.json', texts['plans.json']],
  ])
  return checkClients(files)
    .filter((diagnostic) => severity === undefined || diagnostic.severity === severity)
    .map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`)
}

const cases = clients.flatMap((client) =>
  (Object.keys(lists) as ListName[]).map((list) => ({ client, list })),
)

describe.each(cases)('$list of $client', ({ client, list }) => {
  const texts = textsOf(client)
  const documents = {
    'instance.json': JSON.parse(texts['instance.json']) as unknown,
    'plans.json': JSON.parse(texts['plans.json']) as unknown,
  }
  const ids = idsOf(documents, lists[list].source, list).filter((id) => id !== undefined)
  const before = diagnose(texts)

  it('have the same diagnostics after an ID is renamed', () => {
    // An empty ID has warnings of its own, and cannot be given back.
    for (const id of ids.filter((each) => each !== '')) {
      const renamed = renameId(texts, list, id, 'renamed')
      expect(diagnose(renamed)).toEqual(before)
      expect(renameId(renamed, list, 'renamed', id)).toEqual(texts)
    }
  })

  it('have no errors after one is deleted', () => {
    for (const id of ids) {
      let changed = texts
      try {
        changed = deleteEntry(texts, list, id)
      } catch (error) {
        expect(error).toBeInstanceOf(EditProblem)
      }
      expect(diagnose(changed, 'error')).toEqual([])
    }
  })

  it('have no errors after one is duplicated', () => {
    for (const id of ids) expect(diagnose(duplicateEntry(texts, list, id).texts, 'error')).toEqual([])
  })

  it('have no errors after one is moved', () => {
    for (const id of ids) expect(diagnose(moveEntry(texts, list, id, 1), 'error')).toEqual([])
  })

  it('have no errors after one is added', () => {
    const added = addEntry(texts, list, 'New').texts
    expect(diagnose(added, 'error')).toEqual([])
  })
})
