import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const generated = 'src/contract/generated'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mediplan-contract-'))
  for (const part of ['src', 'schemas', 'package.json', '.oxfmtrc.json'])
    await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await rm(join(folder, generated), { recursive: true })
  await rm(join(folder, 'schemas/v1/accepted.schema.json'))
})
afterAll(() => rm(folder, { recursive: true }))

it('The contract command creates every generated file from nothing', async () => {
  const { status, stderr } = spawnSync('npm', ['run', 'contract'], { cwd: folder, encoding: 'utf8' })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  expect(await readdir(join(folder, generated))).toEqual(await readdir(join(root, generated)))
  expect(await readdir(join(folder, 'schemas/v1'))).toContain('accepted.schema.json')
})
