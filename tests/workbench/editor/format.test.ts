import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatJson, formatErrorMessage } from '../../../src/workbench/editor/format.ts'

const folder = join(import.meta.dirname, '../../../fixtures/clients')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
)

it.each(files)('leaves %s, which the project has formatted, as it is', async (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  expect(await formatJson(text)).toBe(text)
})

it('lays out what stands in one line', async () => {
  expect(await formatJson('{"features":{"savings":true},\n"scenarios":[]}')).toBe(
    '{ "features": { "savings": true }, "scenarios": [] }\n',
  )
})

it('blames the text for nothing but not being JSON', async () => {
  const error: unknown = await formatJson('{ "features": ').catch((thrown: unknown) => thrown)
  expect(formatErrorMessage(error)).toMatch(/once it is JSON/)
  expect(formatErrorMessage(new Error('Nobody is there.'))).toBe('Nobody is there.')
})
