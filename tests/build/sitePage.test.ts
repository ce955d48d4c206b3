import { expect, it } from 'vitest'
import { buildOnce } from '../../src/build/builds.ts'

it('a static site has its whole page in one script, which the worker does not load', async () => {
  const chunks = (await buildOnce('site')).filter((output) => output.type === 'chunk')
  const { fileName } = chunks.find(({ name }) => name === 'index')!
  expect(new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))).toEqual(new Set([fileName]))
  expect(chunks.flatMap(({ imports }) => imports)).not.toContain(fileName)
})
