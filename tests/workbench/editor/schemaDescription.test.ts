import { expect, it } from 'vitest'
import { describeAt, describeNear } from '../../../src/workbench/editor/schemaDescription.ts'

const text = '{ "features": { "savings": true }, "nobody": 1 }'

it('says in plain words what a property does', async () => {
  const found = await describeAt('acme/instance.json', text, text.indexOf('savings') + 2)
  expect(found?.words).toMatch(/savings/i)
  expect(found?.words).not.toMatch(/\\|&nbsp;/)
  expect(text.slice(found!.from, found!.to)).toContain('savings')
})

it('says nothing of what no schema knows', async () => {
  expect(await describeAt('acme/instance.json', text, text.indexOf('nobody') + 2)).toBeNull()
})

it('says at the end of a line what the property does that it begins with', async () => {
  const lines = '{\n  "features": {\n    "savings": true,\n    "locations": false\n  }\n}\n'
  const end = lines.indexOf('true,') + 'true,'.length
  const there = await describeAt('acme/instance.json', lines, lines.indexOf('savings'))
  expect((await describeNear('acme/instance.json', lines, end))?.words).toBe(there?.words)
  expect(there?.words).toMatch(/savings/i)
})

it('says nothing of an empty line', async () => {
  expect(await describeNear('acme/instance.json', '\n\n', 1)).toBeNull()
})
