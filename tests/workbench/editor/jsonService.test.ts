import plansSchema from '../../../schemas/v1/plans.schema.json' with { type: 'json' }
import { expect, it } from 'vitest'
import {
  describeAt,
  describeNear,
  jsonService,
  parseJson,
} from '../../../src/workbench/editor/jsonService.ts'

it('leaves the schemas as they are, because the forms use them too', async () => {
  const { document, parsed } = parseJson('acme/plans.json', '{ "selfOnlyCap": 9000 }')
  await jsonService.doHover(document, { line: 0, character: 3 }, parsed)
  expect(plansSchema.properties.selfOnlyCap.$ref).toBe('#/$defs/money')
})

const text = '{ "features": { "savings": true }, "nobody": 1 }'

it('describes a property in plain text', async () => {
  const found = await describeAt('acme/instance.json', text, text.indexOf('savings') + 2)
  expect(found?.description).toMatch(/savings/i)
  expect(found?.description).not.toMatch(/\\|&nbsp;/)
  expect(text.slice(found!.from, found!.to)).toContain('savings')
})

it('describes what null means to authors of JSON', async () => {
  const found = await describeAt('acme/instance.json', text, text.indexOf('savings') + 2)
  expect(found?.description).toContain('False, null, or no value is off.')
})

it('is null for a property that is not in the schema', async () => {
  expect(await describeAt('acme/instance.json', text, text.indexOf('nobody') + 2)).toBeNull()
})

it('describes the first property of a line at its end', async () => {
  const lines = '{\n  "features": {\n    "savings": true,\n    "locations": false\n  }\n}\n'
  const end = lines.indexOf('true,') + 'true,'.length
  const there = await describeAt('acme/instance.json', lines, lines.indexOf('savings'))
  expect((await describeNear('acme/instance.json', lines, end))?.description).toBe(there?.description)
  expect(there?.description).toMatch(/savings/i)
})
