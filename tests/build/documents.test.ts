import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

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
