import { describe, expect, it } from 'vitest'
import { detectDocument, resolveImport } from '../../../../src/workbench/clients/files/resolveImport.ts'

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

  it('replaces the document that its content shows, whatever its name', () => {
    const file = { path: 'a.json', text: '{ "plans": [] }' }
    const { replacements } = resolveImport([file], 'acme/instance.json')
    expect([...replacements]).toEqual([['acme/plans.json', { text: '{ "plans": [] }', from: 'a.json' }]])
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
    const { conflict } = resolveImport(filesAt('plans.json', 'my plans.json'), 'acme/plans.json')
    expect(conflict).toEqual({ path: 'acme/plans.json', files: ['plans.json', 'my plans.json'] })
  })
})

it.each([
  ['plans.json', '', 'plans.json'],
  ['acme-instance (2).json', '', 'instance.json'],
  ['plans-r-us-instance.json', '', 'instance.json'],
  ['plans.json', '{ "client": {} }', 'instance.json'],
  ['acme.json', '{ "plans": [] }', 'plans.json'],
  ['acme.json', '{ "client": {} }', 'instance.json'],
  ['acme.json', '{}', null],
  ['acme.json', 'null', null],
  ['acme.txt', 'not JSON', null],
])('detects that %s with the text %j is %s', (name, text, document) => {
  expect(detectDocument(name, text)).toBe(document)
})
