import plansSchema from '../../../schemas/plans.schema.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { jsonService, parseJson } from '../../../src/workbench/editor/jsonService.ts'

it('parses a text once, until the text or its file changes', () => {
  const parsed = parseJson('acme/instance.json', '{ "a": 1 }')
  expect(parseJson('acme/instance.json', '{ "a": 1 }')).toBe(parsed)
  expect(parseJson('acme/instance.json', '{ "a": 12 }').document.getText()).toBe('{ "a": 12 }')
  expect(parseJson('acme/plans.json', '{ "a": 12 }').document.uri).toMatch(/plans\.json$/)
})

it('leaves the schemas as they are, because the forms use them too', async () => {
  const { document, parsed } = parseJson('acme/plans.json', '{ "selfOnlyCap": 9000 }')
  await jsonService.doHover(document, { line: 0, character: 3 }, parsed)
  expect(plansSchema.properties.selfOnlyCap.$ref).toBe('#/$defs/money')
})
