import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { languageFiles } from '../../src/build/languages.ts'
import { buildOnce, type Output } from '../../src/build/builds.ts'

type Chunk = Extract<Output, { type: 'chunk' }>

let outputs: Output[] = []
let chunks: Chunk[] = []

beforeAll(async () => {
  outputs = await buildOnce('calculator')
  chunks = outputs.filter((output) => output.type === 'chunk')
})

const chunkOf = (name: string) => chunks.find((chunk) => chunk.name === name)!

/** The chunks that the browser needs before the home screen works. */
function firstChunks() {
  const entry = chunkOf('index')
  const needed = new Set([entry.fileName])
  for (const name of needed) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const imported of chunk?.imports ?? []) needed.add(imported)
  }
  return chunks.filter(({ fileName }) => needed.has(fileName))
}

/** The chunks with the texts of one language each, by tag. */
const languageChunks = () =>
  [...languageFiles()].map(([tag, file]) => {
    const [chunk, ...others] = chunks.filter(({ moduleIds }) => moduleIds.includes(file))
    expect(others).toEqual([])
    return [tag, chunk!] as const
  })

/** Kilobytes of 1,000 bytes, gzipped. */
const kilobytes = (parts: { code: string }[]) =>
  parts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000

const modulesOf = (parts: Chunk[]) => parts.flatMap(({ moduleIds }) => moduleIds)

describe('A production build', () => {
  it('contains no mock, sample client, service, linter, or workbench', () => {
    const excluded =
      /node_modules\/(msw|hono|ajv|@mswjs|markdown-to-jsx|@?codemirror|jsonc-parser)\/|src\/(service|workbench|check)\/|\/fixtures\//
    expect(modulesOf(chunks).filter((id) => excluded.test(id))).toEqual([])
    expect(outputs.map(({ fileName }) => fileName).filter((name) => /mockServiceWorker/.test(name))).toEqual(
      [],
    )
    expect(chunks.filter(({ code }) => /problem\+json|workbench/.test(code)).map(({ name }) => name)).toEqual(
      [],
    )
  })

  it('has chunks for preloading, home, the steps, sections of the results, what these share, frames, and each language', () => {
    const [preload, index, later] = [chunkOf('preload'), chunkOf('index'), chunkOf('Calculator')]
    const [sections, shared, frame] = [chunkOf('ResultSections'), chunkOf('shared'), chunkOf('adaptToFrame')]
    const languages = languageChunks().map(([, { fileName }]) => fileName)
    expect(chunks).toHaveLength(6 + languages.length)
    expect(preload.imports).toEqual([])
    expect(index.imports).toEqual([preload.fileName])
    expect(later.imports.toSorted()).toEqual([preload.fileName, index.fileName, shared.fileName].toSorted())
    expect(sections.imports.toSorted()).toEqual([index.fileName, shared.fileName].toSorted())
    expect(shared.imports).toEqual([index.fileName])
    expect(frame.imports).toEqual([])
    expect(index.dynamicImports.toSorted()).toEqual([later.fileName, frame.fileName, ...languages].toSorted())
    expect(later.dynamicImports).toEqual([sections.fileName])
    expect(kilobytes([preload])).toBeLessThanOrEqual(2)
    expect(kilobytes([frame])).toBeLessThanOrEqual(1)
  })

  it('has a classic script of at most 1 kB for other pages, which sets none of their variables', () => {
    const embed = outputs.find(({ fileName }) => fileName === 'embed.js')
    const code = String(embed?.type === 'asset' && embed.source)
    expect(code).toMatch(/^\(function\(\)\{.*document\.currentScript.*\}\)\(\);\s*$/s)
    expect(kilobytes([{ code }])).toBeLessThanOrEqual(1)
  })

  it('has a title in every language until a script chooses one', () => {
    const page = outputs.find(({ fileName }) => fileName === 'index.html')
    expect(page?.type === 'asset' && page.source).toContain(
      '<title>Medical plan calculator · Calculadora de planes médicos</title>',
    )
  })

  it('runs the preload chunk first, which preloads the steps', () => {
    const page = outputs.find(({ fileName }) => fileName === 'index.html')
    const html = String(page?.type === 'asset' && page.source)
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    const [preload, index, ...others] = scripts.map(([, attributes]) => attributes)
    expect(preload).toMatch(/type="module" async .*src="\.\/assets\/preload-/)
    expect(index).toContain('src="./assets/index-')
    expect(others).toEqual([])
    expect(scripts.map(([, , inline]) => inline)).toEqual(['', ''])
    expect(html.indexOf('name="api-key"')).toBeLessThan(html.indexOf('<script'))
    expect(html).toContain(
      `<template id="preloads" data-sections="./${chunkOf('ResultSections').fileName}" data-languages=`,
    )
    expect(html).toContain(`fetchpriority="low" href="./${chunkOf('Calculator').fileName}"></template>`)
  })

  it('has at most 9.5 kB of texts for each language, which only the visitors who use it load', () => {
    const page = outputs.find(({ fileName }) => fileName === 'index.html')
    const html = String(page?.type === 'asset' && page.source)
    expect(languageChunks().length).toBeGreaterThan(0)
    for (const [tag, chunk] of languageChunks()) {
      expect(chunk.moduleIds).toHaveLength(1)
      expect(chunk.imports).toEqual([])
      expect(kilobytes([chunk])).toBeLessThanOrEqual(9.5)
      // Only in the list for retries, not as a link or script.
      expect(html.split(chunk.fileName)).toHaveLength(2)
      expect(html).toContain(`"${tag}":"./${chunk.fileName}"`)
    }
  })

  it('generates no code from strings', () => {
    expect(
      chunks.filter(({ code }) => /\bnew Function\b|\beval\(/.test(code)).map(({ name }) => name),
    ).toEqual([])
  })

  it('needs at most 90 kB of JavaScript for the home screen, without the form library', () => {
    expect(modulesOf(firstChunks()).filter((id) => /@rjsf|json-schema\//.test(id))).toEqual([])
    expect(kilobytes(firstChunks())).toBeLessThanOrEqual(90)
  })

  it('has at most 158 kB of JavaScript in total, and more for each language', () => {
    const languages = new Set(languageChunks().map(([, chunk]) => chunk))
    expect(kilobytes(chunks.filter((chunk) => !languages.has(chunk)))).toBeLessThanOrEqual(158)
  })

  it('has at most 15 kB of CSS', () => {
    const styles = outputs.filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
    const sources = styles.map((output) => ({ code: String('source' in output ? output.source : '') }))
    expect(sources.length).toBeGreaterThan(0)
    expect(kilobytes(sources)).toBeLessThanOrEqual(15)
  })
})
