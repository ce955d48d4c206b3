import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

const schemaOf = async (path: string) =>
  (JSON.parse(await readFile(join(run.dir, path), 'utf8')) as { $schema?: string }).$schema

/** Adds the addresses that files had in the sources of the calculator, before its schemas had versions. */
async function writeOldClient() {
  await writeClient((files) => {
    for (const [path, text] of files) {
      const folder = path.includes('/') ? '../../../schemas/' : '../../schemas/'
      const schema = `${folder}${path.split('/').at(-1)!.replace('.json', '.schema.json')}`
      files.set(path, text.replace('{', `{ "$schema": "${schema}",`))
    }
  })
}

test('mediplan migrate makes every $schema lead to the installed package, once', async () => {
  await writeOldClient()
  await mkdir(join(run.dir, 'node_modules/mediplan/schemas/v1'), { recursive: true })
  const clients = join(run.dir, 'clients')
  await mkdir(clients)
  await writeFile(
    join(clients, 'keys.json'),
    '{ "$schema": "../../schemas/keys.schema.json", "keys": {"a": "ours"} }',
  )
  await mkdir(join(clients, 'ours'))
  for (const name of ['instance.json', 'plans.json'])
    await writeFile(join(clients, 'ours', name), await readFile(join(run.dir, 'ours', name)))
  expect(await mediplan(['migrate', '--clients', clients])).toBe(0)
  expect(await schemaOf('clients/keys.json')).toBe('../node_modules/mediplan/schemas/v1/keys.schema.json')
  expect(await schemaOf('clients/ours/plans.json')).toBe(
    '../../node_modules/mediplan/schemas/v1/plans.schema.json',
  )
  run.output = ''
  await mediplan(['migrate', '--clients', clients])
  expect(run.output).toBe('Every $schema is that of this version.\n')
})

test('mediplan check accepts files of an earlier version, names the command, and --fix changes no correct address', async () => {
  await writeOldClient()
  const installed = '../../node_modules/mediplan/schemas/v1/plans.schema.json'
  const path = join(run.dir, 'ours/plans.json')
  await writeFile(
    path,
    (await readFile(path, 'utf8')).replace('../../../schemas/plans.schema.json', installed),
  )
  expect(await mediplan(['check', '--clients', run.dir])).toBe(0)
  expect(run.output).toContain('npx mediplan migrate')
  await mediplan(['check', '--fix', '--clients', run.dir])
  expect(await schemaOf('ours/plans.json')).toBe(installed)
  expect(await schemaOf('ours/instance.json')).toBe('../../../schemas/instance.schema.json')
})

test('mediplan migrate changes nothing if a file has errors', async () => {
  await writeOldClient()
  await writeFile(join(run.dir, 'ours/plans.json'), '{ "$schema": "x", ]')
  expect(await mediplan(['migrate', '--clients', run.dir])).toBe(2)
  expect(run.output).toContain('ours/plans.json has errors')
  expect(await schemaOf('keys.json')).toBe('../../schemas/keys.schema.json')
})

test('mediplan migrate rejects a folder without clients', async () => {
  expect(await mediplan(['migrate', '--clients', run.dir])).toBe(2)
  expect(run.output).toContain('There is no client')
})
