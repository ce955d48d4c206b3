import plansSchema from '../../../schemas/v1/plans.schema.json' with { type: 'json' }
import { expect, it, describe } from 'vitest'
import {
  describeAt,
  describeNear,
  jsonService,
  parseJson,
} from '../../../src/workbench/editor/jsonService.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatErrorMessage, formatJson } from '../../../src/workbench/editor/FormatButton.tsx'

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

describe('The format button', () => {
  it("leaves a file as the project's formatter writes it", async () => {
    const path = join(import.meta.dirname, '../../../fixtures/clients/marlow/2028/plans.json')
    const formatted = readFileSync(path, 'utf8')
    expect(await formatJson(formatted)).toBe(formatted)
  })

  it('formats a text in one line', async () => {
    expect(await formatJson('{"features":{"savings":true},\n"scenarios":[]}')).toBe(
      '{ "features": { "savings": true }, "scenarios": [] }\n',
    )
  })

  it('distinguishes a text that is not JSON from other errors', async () => {
    const error: unknown = await formatJson('{ "features": ').catch((thrown: unknown) => thrown)
    expect(formatErrorMessage(error)).toMatch(/^Only JSON can be formatted/)
    expect(formatErrorMessage(new Error('The server is down.'))).toBe('The server is down.')
  })
})
