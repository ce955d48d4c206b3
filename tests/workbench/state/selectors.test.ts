import { expect, it } from 'vitest'
import { findItemName, nameLookupIn } from '../../../src/workbench/state/findItemName.ts'
import { resolveImport } from '../../../src/workbench/clients/files/resolveImport.ts'
import { readClientName } from '../../../src/workbench/clients/readClientName.ts'
import { nameClients, yearFolderOf, yearOf } from '../../../src/workbench/state/selectors.ts'

it('names clients by display name, in its order, with the folder if several clients have the name', () => {
  const named = nameClients(['a', 'b', 'c', 'd'], { a: 'Zenith', b: 'Acme', d: 'Acme' })
  expect(named.map(({ title }) => title)).toEqual(['Acme (b)', 'Acme (d)', 'c', 'Zenith'])
})

it.each([
  ['acme/instance.json', null, 'acme'],
  ['acme/2028/plans.json', '2028', 'acme/2028'],
  ['acme/languages/fr.json', null, 'acme'],
])('%s belongs to the year %s in %s', (path, year, folder) => {
  expect(yearOf(path)).toBe(year)
  expect(yearFolderOf(path)).toBe(folder)
})

it('imports the languages in a folder of a client', () => {
  const files = ['fr', 'notes'].map((name) => ({ path: `theirs/languages/${name}.json`, text: '{}' }))
  const { replacements, skipped } = resolveImport(files, 'acme/instance.json')
  expect([...replacements.keys()]).toEqual(['acme/languages/fr.json'])
  expect(skipped).toEqual(['theirs/languages/notes.json'])
})

const instance = JSON.stringify({
  client: { languages: ['es', 'en'], displayName: { en: 'Acme Stores', es: 'Tiendas Acme' } },
})

it('names a client and the entries with problems in the first language', () => {
  expect(readClientName(instance)).toBe('Tiendas Acme')
  const plans = JSON.stringify({ plans: [{ key: 'a', displayName: { en: 'Plan A', es: 'El plan A' } }] })
  const find = nameLookupIn({ 'acme/instance.json': instance, 'acme/plans.json': plans })
  expect(find({ file: 'acme/plans.json', pointer: '/plans/0/payroll' } as never)).toBe('El plan A')
})

const document = {
  client: { displayName: 'Acme' },
  plans: [{ displayName: 'PPO' }, { displayName: 'HDHP', payroll: [{ yearly: { EE: 1 } }] }],
  services: [{ id: 'x', display: ' ' }, { name: 'Drugs' }],
}

it.each([
  ['the plan that contains the pointer', '/plans/1/payroll/0/yearly/EE', 'HDHP'],
  ['a service by its own name property', '/services/1/id', 'Drugs'],
  ['null for a blank name', '/services/0/id', null],
  ['null outside of a list', '/client/planYear', null],
  ['null for a pointer to nothing', '/plans/7/payroll', null],
  ['null for an inherited property', '/plans/constructor', null],
])('finds %s', (_, pointer, name) => {
  expect(findItemName(document, pointer)).toBe(name)
})
