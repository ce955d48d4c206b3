import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findProject, readProject } from '../../src/command/project.ts'

let folder = ''

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'project-')))
  await mkdir(join(folder, 'deep/deeper'), { recursive: true })
  vi.spyOn(process, 'cwd').mockReturnValue(join(folder, 'deep/deeper'))
  vi.stubEnv('CLIENTS_DIR', '')
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const write = (path: string, content: unknown) =>
  writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))

describe('the folder of all clients', () => {
  it('is the one that the nearest configuration names, relative to it', async () => {
    await write('mediplan.config.json', { clients: 'far' })
    await write('deep/mediplan.config.json', { clients: 'near', consultancy: 'Acme' })
    expect(await findProject()).toEqual({ clients: '../near', consultancy: 'Acme' })
  })
  it('can be anywhere', async () => {
    await write('mediplan.config.json', { clients: join(folder, 'elsewhere') })
    expect(await findProject()).toEqual({ clients: '../../elsewhere' })
  })
  it('is clients/ if the configuration does not name one', async () => {
    for (const text of ['{}', '']) {
      await write('mediplan.config.json', text)
      expect(await findProject()).toEqual({ clients: '../../clients' })
    }
  })
  it('can be named by package.json and by a module', async () => {
    await write('package.json', { mediplan: { clients: 'packaged' } })
    expect(await findProject()).toEqual({ clients: '../../packaged' })
    await write('deep/mediplan.config.mjs', 'export default { clients: "module" }')
    expect(await findProject()).toEqual({ clients: '../module' })
  })
  it('is CLIENTS_DIR instead, and the option instead of both', async () => {
    await write('mediplan.config.json', { clients: 'configured', consultancy: 'Acme' })
    vi.stubEnv('CLIENTS_DIR', 'environment')
    expect(await findProject()).toEqual({ clients: 'environment', consultancy: 'Acme' })
    expect(await findProject({ clients: 'option' })).toEqual({ clients: 'option', consultancy: 'Acme' })
  })
  it('has the configuration above it, even if it is missing, and not that of the working directory', async () => {
    await write('mediplan.config.json', { clients: 'elsewhere', consultancy: 'Acme' })
    await write('deep/mediplan.config.json', '{')
    const project = { clients: '../../ours', consultancy: 'Acme' }
    expect(await findProject({ clients: '../../ours' })).toEqual(project)
    vi.stubEnv('CLIENTS_DIR', '../../ours')
    expect(await findProject()).toEqual(project)
  })
})

describe('rejects', () => {
  it('a folder that does not exist', async () => {
    await expect(readProject({ clients: 'nowhere' })).rejects.toThrow(
      'There is no folder nowhere, which --clients,',
    )
  })
  it('a folder that nothing names', async () => {
    await expect(findProject()).rejects.toThrow('mediplan init')
  })
  it.each<[string, string, string | RegExp]>([
    ['a configuration that is not JSON', '{', /^Correct .*mediplan\.config\.json, which cannot be read: /],
    ['an unknown setting', '{ "client": "clients" }', '/client: expected no such property'],
  ])('%s', async (_, text, message) => {
    await write('mediplan.config.json', text)
    await expect(findProject()).rejects.toThrow(message)
  })
})
