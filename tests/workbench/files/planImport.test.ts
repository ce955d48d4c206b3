import { describe, expect, it } from 'vitest'
import { planImport } from '../../../src/workbench/files/planImport.ts'

const brought = (...paths: string[]) => paths.map((path) => ({ path, text: '{}' }))
const placesOf = (...paths: string[]) => [
  ...planImport(brought(...paths), 'acme/2028/plans.json').taken.keys(),
]

describe('what is brought takes the place', () => {
  it.each([
    ['of the year in the editor, by itself', 'plans.json', 'acme/2028/plans.json'],
    ['of the current year, in a client’s folder', 'other/plans.json', 'acme/plans.json'],
    ['of the year that it has in a client’s folder', 'other/2027/plans.json', 'acme/2027/plans.json'],
    ['of the year whose folder it is in', '2027/instance.json', 'acme/2027/instance.json'],
  ])('%s', (_, path, place) => {
    expect(placesOf(path)).toEqual([place])
  })

  it('by what it holds, whatever its name', () => {
    const { taken } = planImport([{ path: 'a.json', text: '{ "plans": [] }' }], 'acme/instance.json')
    expect([...taken]).toEqual([['acme/plans.json', { text: '{ "plans": [] }', from: 'a.json' }]])
  })
})

it.each(['photo.json', 'other/copy of plans.json', 'other/old/plans.json'])('leaves %s out', (path) => {
  expect(planImport(brought(path, 'plans.json'), 'acme/plans.json')).toMatchObject({ skipped: [path] })
})

it('leaves out what was not read', () => {
  expect(planImport([{ path: 'plans.pdf', text: null }], 'acme/plans.json').skipped).toEqual(['plans.pdf'])
})

it('says which files would be the same one', () => {
  const { contested } = planImport(brought('plans.json', 'my plans.json'), 'acme/plans.json')
  expect(contested).toEqual({ place: 'acme/plans.json', files: ['plans.json', 'my plans.json'] })
})
