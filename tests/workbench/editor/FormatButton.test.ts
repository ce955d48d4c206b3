import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatErrorMessage, formatJson } from '../../../src/workbench/editor/FormatButton.tsx'

it("leaves a file as the project's formatter writes it", async () => {
  const path = join(import.meta.dirname, '../../../fixtures/clients/marlow/2028/plans.json')
  const text = readFileSync(path, 'utf8')
  expect(await formatJson(text)).toBe(text)
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
