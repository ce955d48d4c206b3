import { describe, expect, it } from 'vitest'
import { resolveImport } from '../../../../src/workbench/clients/files/resolveImport.ts'

const filesAt = (...paths: string[]) => paths.map((path) => ({ path, text: '{}' }))

describe('An imported file', () => {
  it.each([
    ["replaces one of the editor's year, by itself", 'plans.json', 'acme/2028/plans.json'],
    ["replaces one of the current year, in a client's folder", 'other/plans.json', 'acme/plans.json'],
    ["replaces one of its year, in a client's folder", 'other/2027/plans.json', 'acme/2027/plans.json'],
    ["replaces one of its year, in a year's folder", '2027/instance.json', 'acme/2027/instance.json'],
  ])('%s', (_, from, path) => {
    const { replacements } = resolveImport(filesAt(from), 'acme/2028/plans.json')
    expect([...replacements.keys()]).toEqual([path])
  })

  it.each([
    ['{ "plans": [] }', 'plans.json'],
    ['{ "client": {} }', 'instance.json'],
    ['null', null],
    ['not JSON', null],
  ])('%s replaces %s, whatever its name', (text, document) => {
    const { replacements } = resolveImport([{ path: 'a.json', text }], 'acme/plans.json')
    expect([...replacements.keys()]).toEqual(document === null ? [] : [`acme/${document}`])
  })

  it.each(['photo.json', 'other/copy of plans.json', 'other/old/plans.json'])(
    "is skipped if it is not a client's: %s",
    (path) => {
      const resolved = resolveImport(filesAt(path, 'plans.json'), 'acme/plans.json')
      expect(resolved).toMatchObject({ skipped: [path] })
    },
  )

  it('is skipped if it was not read', () => {
    const { skipped } = resolveImport([{ path: 'plans.pdf', text: null }], 'acme/plans.json')
    expect(skipped).toEqual(['plans.pdf'])
  })

  it('conflicts with another that would replace the same file', () => {
    const { conflict } = resolveImport(filesAt('other/plans.json', 'plans.json'), 'acme/plans.json')
    expect(conflict).toEqual({ path: 'acme/plans.json', files: ['other/plans.json', 'plans.json'] })
  })
})
