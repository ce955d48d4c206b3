import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { Command } from 'commander'
import { expect, it } from 'vitest'
import { resolveConfig } from 'vite'
import { addCommands } from '../../src/command/commands/addCommands.ts'

const root = join(import.meta.dirname, '../..')

const documents = [
  'README.md',
  ...['docs', 'fixtures', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => join(folder, path)),
  ),
]

/** Paths from the root that are code, and links relative to the document. Patterns and placeholders are not paths. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  const code = text.matchAll(/`((?:src|tests|schemas|fixtures|docs)\/[^`\s<>*{}…]*)`/g)
  const links = text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)
  return [
    ...Array.from(code, ([, path]) => path!),
    ...Array.from(links, ([, path]) => join(dirname(document), path!)),
  ]
}

it.each(documents)('%s names files that exist', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** The addresses that GitHub gives to the headings of a document. */
function anchorsIn(document: string): string[] {
  const headings = readFileSync(join(root, document), 'utf8').matchAll(/^#+ (.*)$/gm)
  return Array.from(headings, ([, text]) =>
    text!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

it.each(documents)('%s links to headings that exist', (document) => {
  const links = readFileSync(join(root, document), 'utf8').matchAll(/\]\(([\w./]*\.md)?#([^)]+)\)/g)
  const missing = Array.from(links, ([, path, anchor]) => ({
    target: path === undefined ? document : join(dirname(document), path),
    anchor: anchor!,
  })).filter(({ target, anchor }) => !anchorsIn(target).includes(anchor))
  expect(missing).toEqual([])
})

it.each(documents)('%s names commands and options that exist', (document) => {
  const program = new Command()
  addCommands(program, () => async () => {})
  const text = readFileSync(join(root, document), 'utf8').replaceAll('\\\n', '')
  const code = Array.from(text.matchAll(/```[^]*?```|`[^`\n]*`/g), ([span]) => span).join('\n')
  const commands = code.matchAll(/mediplan (?:-- )?([a-z][a-z-]*)(?=[\s`])([^\n`#&]*)/g)
  const unknown = Array.from(commands, ([line, name, rest]) => {
    const options = program.commands.find((command) => command.name() === name)?.options
    const names = Array.from(rest!.matchAll(/ (--[a-z-]+)/g), ([, option]) => option)
    return options &&
      names.every((each) => options.some(({ long, short }) => [long, short, '--help'].includes(each)))
      ? []
      : [line]
  }).flat()
  expect(unknown).toEqual([])
})

it('The arrows in the picture of the architecture are the imports', () => {
  const picture = /```mermaid\n([^]*?)```/.exec(readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8'))![1]!
  const arrows = Array.from(picture.matchAll(/^ *(\w+) --> (\w+)$/gm), ([, from, to]) => `${from} → ${to}`)
  expect(arrows.toSorted()).toEqual(reduce(importsByFolder()).toSorted())
})

/** The other top-level folders of src/ that the modules of each one import. Modules loaded with import() do not count. */
function importsByFolder() {
  const source = join(root, 'src')
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    folders.map(({ name }) => {
      const modules = readdirSync(join(source, name), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => join(name, path))
      const imported = new Set(
        modules.flatMap((path) => {
          const paths = readFileSync(join(source, path), 'utf8').matchAll(/ from '(\.[^']+)'/g)
          return Array.from(paths, ([, target]) => join(dirname(path), target!).split(sep)[0]!)
        }),
      )
      const others = folders.map((folder) => folder.name).filter((folder) => folder !== name)
      return [name, others.filter((folder) => imported.has(folder))] as const
    }),
  )
}

/** The transitive reduction: leaves out an import of a folder to which a path of other imports leads. */
function reduce(imports: ReturnType<typeof importsByFolder>): string[] {
  const isReachable = (from: string, to: string): boolean =>
    imports.get(from)!.some((folder) => folder === to || isReachable(folder, to))
  return [...imports].flatMap(([from, targets]) =>
    targets
      .filter((to) => !targets.some((other) => other !== to && isReachable(other, to)))
      .map((to) => `${from} → ${to}`),
  )
}

it("Saving a file of the calculator or the contract does not restart the calculator's development server", async () => {
  const { configFileDependencies } = await resolveConfig({ root }, 'serve')
  const files = configFileDependencies.map((file) => relative(root, file))
  expect(files).toContain(join('src', 'build', 'languages.ts'))
  expect(files.filter((file) => /^src\W(calculator|contract)\W/.test(file))).toEqual([])
})
