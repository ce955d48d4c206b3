import { expect, it } from 'vitest'
import { nameClients } from '../../../src/workbench/state/selectors.ts'

it('names clients by display name, in the order of the names', () => {
  expect(nameClients(['a', 'b', 'c'], { a: 'Zenith', b: 'Acme' })).toEqual([
    { name: 'b', title: 'Acme' },
    { name: 'c', title: 'c' },
    { name: 'a', title: 'Zenith' },
  ])
})

it('adds the folder to a display name that several clients have', () => {
  expect(nameClients(['a', 'b'], { a: 'Acme', b: 'Acme' }).map(({ title }) => title)).toEqual([
    'Acme (a)',
    'Acme (b)',
  ])
})
