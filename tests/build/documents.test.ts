import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { resolveConfig } from 'vite'

const root = join(import.meta.dirname, '../..')

const documents = [
  'README.md',
  ...['.github', 'fixtures', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => join(folder, path)),
  ),
]

/** Paths from the root that are code, and links relative to the document. Patterns and placeholders are not paths. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  const code = text.matchAll(/`((?:src|tests|schemas|fixtures|\.github)\/[^`\s<>*{}…]*)`/g)
  const links = text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)
  return [
    ...Array.from(code, ([, path]) => path!),
    ...Array.from(links, ([, path]) => join(dirname(document), path!)),
  ]
}

it.each(documents)('%s names files that exist', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it("Saving a file of the calculator or the contract does not restart the calculator's development server", async () => {
  const { configFileDependencies } = await resolveConfig({ root }, 'serve')
  const files = configFileDependencies.map((file) => relative(root, file))
  expect(files).toContain(join('src', 'build', 'languages.ts'))
  expect(files.filter((file) => /^src\W(calculator|contract)\W/.test(file))).toEqual([])
})
