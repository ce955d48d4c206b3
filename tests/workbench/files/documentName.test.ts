import { expect, it } from 'vitest'
import { detectDocument } from '../../../src/workbench/files/documentName.ts'

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
])('takes %s with %s for %s', (name, text, document) => {
  expect(detectDocument(name, text)).toBe(document)
})
