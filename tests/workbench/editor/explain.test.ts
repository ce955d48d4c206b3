import { expect, it } from 'vitest'
import { explain } from '../../../src/workbench/editor/explain.ts'

const text = '{ "features": { "savings": true }, "nobody": 1 }'

it('says in plain words what a property does', async () => {
  const found = await explain('acme/instance.json', text, text.indexOf('savings') + 2)
  expect(found?.words).toMatch(/savings/i)
  expect(found?.words).not.toMatch(/\\|&nbsp;/)
  expect(text.slice(found!.from, found!.to)).toContain('savings')
})

it('says nothing of what no schema knows', async () => {
  expect(await explain('acme/instance.json', text, text.indexOf('nobody') + 2)).toBeNull()
})
