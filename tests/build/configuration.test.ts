import { join, relative } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it("Saving a file of the calculator or the contract does not restart the calculator's development server", async () => {
  const { configFileDependencies } = await resolveConfig({ root }, 'serve')
  const files = configFileDependencies.map((file) => relative(root, file))
  expect(files).toContain(join('src', 'build', 'languages.ts'))
  expect(files.filter((file) => /^src\W(calculator|contract)\W/.test(file))).toEqual([])
})
