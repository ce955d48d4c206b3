import { expect, it } from 'vitest'
import { createNameLookup } from '../../../src/workbench/state/findDisplayName.ts'
import { resolveImport } from '../../../src/workbench/clients/files/resolveImport.ts'
import { readDisplayName } from '../../../src/workbench/clients/readDisplayName.ts'
import { yearFolderOf, yearOf } from '../../../src/workbench/state/selectors.ts'

it.each([
  ['acme/instance.json', null, 'acme'],
  ['acme/2028/plans.json', '2028', 'acme/2028'],
  ['acme/languages/fr.json', null, 'acme'],
])('%s belongs to the year %s in %s', (path, year, folder) => {
  expect(yearOf(path)).toBe(year)
  expect(yearFolderOf(path)).toBe(folder)
})

it('imports the languages in a folder of a client', () => {
  const { replacements, skipped } = resolveImport(
    [
      { path: 'theirs/languages/fr.json', text: '{}' },
      { path: 'theirs/languages/notes.json', text: '{}' },
    ],
    'acme/instance.json',
  )
  expect([...replacements.keys()]).toEqual(['acme/languages/fr.json'])
  expect(skipped).toEqual(['theirs/languages/notes.json'])
})

const instance = JSON.stringify({
  client: { languages: ['es', 'en'], displayName: { en: 'Acme Stores', es: 'Tiendas Acme' } },
})

it('reads the name of a client in its first language', () => {
  expect(readDisplayName(instance)).toBe('Tiendas Acme')
})

it('names the entries with problems in the first language', () => {
  const plans = JSON.stringify({ plans: [{ key: 'a', displayName: { en: 'Plan A', es: 'El plan A' } }] })
  const find = createNameLookup({ 'acme/instance.json': instance, 'acme/plans.json': plans })
  expect(find({ file: 'acme/plans.json', pointer: '/plans/0/payroll' } as never)).toBe('El plan A')
})
