import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, test } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

const git = (...args: string[]) =>
  promisify(execFile)('git', [
    '-C',
    run.dir,
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.com',
    '-c',
    'commit.gpgsign=false',
    ...args,
  ])

async function commit() {
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', '.')
  await git('commit', '--quiet', '-m', 'Clients')
}

const change = async (path: string, from: string | RegExp, to: string) => {
  const text = await readFile(join(run.dir, path), 'utf8')
  expect(text).toMatch(from)
  await writeFile(join(run.dir, path), text.replace(from, to))
}

async function copyClient(to: string) {
  await mkdir(join(run.dir, to), { recursive: true })
  for (const name of ['instance.json', 'plans.json'])
    await writeFile(join(run.dir, to, name), await readFile(join(run.dir, 'ours', name)))
}

const compare = (...args: string[]) => mediplan(['compare', ...args, '--clients', run.dir])

test('mediplan compare says in words how two clients and two years of a client differ', async () => {
  await writeClient()
  await copyClient('theirs')
  await copyClient('ours/2028')
  await change('theirs/instance.json', '"Ours"', '"Theirs"')
  await change('ours/2028/instance.json', '2027', '2028')
  expect(await compare('ours', 'theirs')).toBe(0)
  expect(run.output).toContain('Client name: “Ours” → “Theirs”')
  run.output = ''
  expect(await compare('ours', 'ours/2028')).toBe(0)
  expect(run.output).toContain('ours 2027 → ours 2028\n\n    Client\n      Plan year: 2027 → 2028\n')
  run.output = ''
  expect(await compare('ours', 'ours')).toBe(0)
  expect(run.output).toContain('No differences.')
})

test('with a revision, it compares one client, or all clients and the files next to them', async () => {
  await writeClient()
  await copyClient('gone')
  await commit()
  await rm(join(run.dir, 'gone'), { recursive: true })
  await copyClient('fresh')
  await change('ours/instance.json', '"Ours"', '"Renamed"')
  await writeFile(join(run.dir, 'accepted.json'), '{}')
  expect(await compare('ours@main')).toBe(0)
  expect(run.output).toContain('Client name: “Ours” → “Renamed”')
  run.output = ''
  expect(await compare('--since', 'main')).toBe(0)
  for (const line of [
    'Removed client: gone',
    'New client: fresh',
    'New file: accepted.json',
    '“Ours” → “Renamed”',
  ])
    expect(run.output).toContain(line)
})

test('its Markdown has no markup of the client', async () => {
  await writeClient()
  await commit()
  await change('ours/instance.json', '"Ours"', '"<b>[Ours](https://example.com) @team `x`"')
  expect(await compare('--since', 'main', '--format', 'md')).toBe(0)
  expect(run.output).toContain('## Changes since main\n')
  expect(run.output).toContain(
    String.raw`- Client name: “Ours” → “\<b\>\[Ours\]\(https\://example.com\) @` + '\u200bteam \\`x\\`”',
  )
})

describe('it rejects', () => {
  it.each([
    ['nothing to compare', [], 'Name what to compare'],
    ['a client and all clients', ['ours', '--since', 'main'], 'Name either clients or --since.'],
    ['a missing client', ['ours', 'theirs'], 'There is no client theirs'],
    ['a missing year', ['ours', 'ours/2030'], 'ours has no plan year 2030, only 2027.'],
    ['a missing revision', ['ours@nowhere'], 'The Git repository has no revision nowhere.'],
    ['an option as a revision', ['ours@--all'], 'The Git repository has no revision --all.'],
    ['a path', ['../ours'], '../ours is not a client.'],
  ])('%s', async (_, args, message) => {
    await writeClient()
    await commit()
    expect(await compare(...args)).toBe(2)
    expect(run.output).toContain(message)
  })

  it('a folder outside of repositories', async () => {
    await writeClient()
    expect(await compare('ours@main')).toBe(2)
    expect(run.output).toContain('is not in a Git repository')
  })
})

test('it names a file that cannot be read', async () => {
  await writeClient()
  await commit()
  await writeFile(join(run.dir, 'ours/plans.json'), '{')
  expect(await compare('ours@main')).toBe(0)
  expect(run.output).toContain('plans.json of ours 2027 cannot be read')
})
