import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { reactModules } from '../../src/build/reactModules.ts'

const root = join(import.meta.dirname, '../..')

let folder = ''
let warnings: string[] = []

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mediplan-react-')))
})
beforeEach(() => {
  warnings = []
  // Node has none; browsers do.
  vi.stubGlobal('reportError', console.error)
})
afterEach(() => {
  vi.unstubAllGlobals()
})
afterAll(() => rm(folder, { recursive: true }))

/** The minified code of a module, whose imports are resolved from a folder. */
async function buildModule(source: string, from = root) {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '\0entry' : null),
    load: (id) => (id === '\0entry' ? source : null),
    onLog: (_, { message }) => void warnings.push(message),
  }
  const { output } = (await build({
    root: from,
    configFile: false,
    logLevel: 'silent',
    plugins: [reactModules(), entry],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

async function load(code: string) {
  const file = join(await mkdtemp(join(folder, 'built-')), 'built.mjs')
  await writeFile(file, code)
  return (await import(file)) as Record<string, unknown>
}

describe("React's modules in a build", () => {
  it.each([
    ['react', 'react/cjs/react'],
    ['react/jsx-runtime', 'react/cjs/react-jsx-runtime'],
    ['react-dom', 'react-dom/cjs/react-dom'],
    ['react-dom/client', 'react-dom/cjs/react-dom-client'],
    ['scheduler', 'scheduler/cjs/scheduler'],
  ])('%s exports all that its production file exports', async (name, file) => {
    const original = createRequire(import.meta.url)(
      join(root, `node_modules/${file}.production.js`),
    ) as object
    const built = await load(await buildModule(`export * from '${name}'`))
    expect(Object.keys(built).toSorted()).toEqual(Object.keys(original).toSorted())
    for (const [key, value] of Object.entries(original)) expect(typeof built[key]).toBe(typeof value)
    expect(warnings).toEqual([])
  })

  it('keep exports that change while they load', async () => {
    const { now } = await load(await buildModule("export { unstable_now as now } from 'scheduler'"))
    expect((now as () => number)()).toBeGreaterThan(0)
  })

  it('are left out as far as nothing imports them', async () => {
    const code = await buildModule(
      "import { useState } from 'react'\nexport const useText = () => useState('')",
    )
    expect(code).toContain('useState')
    expect(code).not.toContain('useReducer')
    expect(code.length).toBeLessThan(2000)
  })

  it('do not replace functions that every supported browser has', async () => {
    const code = await buildModule("export { createRoot } from 'react-dom/client'")
    expect(code).toContain('reportError')
    expect(code).not.toMatch(/typeof (AbortController|MessageChannel|queueMicrotask|reportError)\b/)
  })

  it('have no default export', async () => {
    await expect(buildModule("export { default } from 'react'")).rejects.toThrow(/"default" is not exported/)
  })

  it('fail the build if their files have another form', async () => {
    const react = join(folder, 'node_modules/react')
    await mkdir(join(react, 'cjs'), { recursive: true })
    await writeFile(join(react, 'index.js'), '')
    await writeFile(join(react, 'cjs/react.production.js'), 'module.exports = { useState() {} }')
    const failure = buildModule("export { useState } from 'react'", folder)
    await expect(failure).rejects.toThrow(/reactModules\.ts must support .*react\.production\.js/)
  })
})
