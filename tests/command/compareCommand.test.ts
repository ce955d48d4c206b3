import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, test, vi } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { logos, withLogoUrl } from '../kit/logos.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

const shell = (command: string) => promisify(execFile)('sh', ['-c', command], { cwd: run.dir })

/** By one process, because starting one from a worker is slow. */
const commit = () =>
  shell(
    'git init --quiet --initial-branch=main && git add . && git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false commit --quiet -m Clients',
  )

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

test('with a revision, it compares the contents of logo files', async () => {
  await writeClient((files) => {
    files.set('ours/instance.json', withLogoUrl(files.get('ours/instance.json')!, 'logo.png'))
  })
  const image = Buffer.concat([logos.png, Buffer.alloc(292)])
  await writeFile(join(run.dir, 'ours/logo.png'), image)
  await commit()
  expect(await compare('ours@main')).toBe(0)
  expect(run.output).toContain('No differences.')
  run.output = ''
  await writeFile(join(run.dir, 'ours/logo.png'), Buffer.concat([image, image]))
  await compare('ours@main')
  expect(run.output).toContain('Logo, logo file or address: an image of 300 bytes → an image of 600 bytes')
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

test('it compares a renamed client, whose key stays, with its earlier folder', async () => {
  await writeClient()
  await commit()
  await copyClient('renamed')
  await rm(join(run.dir, 'ours'), { recursive: true })
  await change('keys.json', ': "ours"', ': "renamed"')
  await change('renamed/instance.json', '"Ours"', '"Renamed"')
  await compare('--since', 'main')
  expect(run.output).toContain('  Renamed client: ours → renamed\n  Changed file: keys.json\n')
  expect(run.output).toContain('“Ours” → “Renamed”')
  expect(run.output).not.toContain('Removed client')
})

test('it reports a removed client whose key leads to another client', async () => {
  await writeClient()
  await copyClient('gone')
  await change('keys.json', ': "ours"', ': "gone"')
  await commit()
  await rm(join(run.dir, 'gone'), { recursive: true })
  await change('keys.json', ': "gone"', ': "ours"')
  await compare('--since', 'main')
  expect(run.output).toContain('Removed client: gone')
})

test('it reads a folder of the repository in a hook, too', async () => {
  await writeClient()
  await copyClient('folder/ours')
  await commit()
  vi.stubEnv('GIT_DIR', join(run.dir, '.git'))
  await mediplan(['compare', '--since', 'main', '--clients', join(run.dir, 'folder')])
  expect(run.output).toContain('No differences.')
})

test('it finds the year of the client among clients with the same years', async () => {
  await writeClient()
  await copyClient('theirs')
  await copyClient('ours/2028')
  await change('theirs/instance.json', '"Ours"', '"Theirs"')
  await change('ours/2028/instance.json', '2027', '2028')
  await commit()
  for (const sides of [
    ['ours/2027', 'ours/2028'],
    ['ours/2027@main', 'ours/2028@main'],
  ]) {
    run.output = ''
    await compare(...sides)
    expect(run.output).toContain('ours 2027 → ours 2028\n\n    Client\n      Plan year: 2027 → 2028\n')
    expect(run.output).not.toContain('Theirs')
  }
})

test('it compares all clients of two revisions, whatever is on disk', async () => {
  await writeClient()
  await commit()
  await change('ours/instance.json', '"Ours"', '"Renamed"')
  await commit()
  await rm(join(run.dir, 'ours'), { recursive: true })
  expect(await compare('--since', 'main~1', '--until', 'main')).toBe(0)
  expect(run.output).toMatch(/^Changes since main~1 until main\n\n {2}ours 2027\n[^]*“Ours” → “Renamed”\n$/)
})

test('it pairs plan years by their number, and lists those of one side', async () => {
  await writeClient()
  await copyClient('ours/2028')
  await change('ours/2028/instance.json', '2027', '2028')
  await commit()
  await mediplan(['roll', 'ours', '2028', '--current', '--clients', run.dir])
  run.output = ''
  await compare('ours@main')
  expect(run.output).toBe('ours@main → ours on disk\n  Current plan year: ours 2027 → ours 2028\n')
  await rm(join(run.dir, 'ours/2027'), { recursive: true })
  await copyClient('ours/2029')
  await change('ours/2029/instance.json', '2028', '2029')
  run.output = ''
  await compare('ours@main')
  expect(run.output).toContain('  New plan year: ours 2029\n  Removed plan year: ours 2027\n')
})

test('it ignores the kind of line breaks', async () => {
  await writeClient()
  await writeFile(join(run.dir, 'accepted.json'), '{\n}\n')
  await commit()
  for (const path of ['accepted.json', 'ours/plans.json']) await change(path, /\n/g, '\r\n')
  await compare('--since', 'main')
  expect(run.output).toBe('Changes since main\n  No differences.\n')
})

test('in Markdown, texts of clients are only text', async () => {
  await writeClient()
  await commit()
  await change(
    'ours/instance.json',
    '"Ours"',
    '"<b>*_[x](https://a.example)~ www.a.example | $x$ & @team #12 `y` $5"',
  )
  const [, plan] = /"displayName": "(.*?)"/.exec(await readFile(join(run.dir, 'ours/plans.json'), 'utf8'))!
  await change('ours/plans.json', plan!, '1. - x')
  await change('ours/plans.json', /"individual": \d+/, '"individual": 12')
  expect(await compare('--since', 'main', '--format', 'md')).toBe(0)
  expect(run.output).toContain('## Changes since main\n')
  expect(run.output).toContain(
    String.raw`→ “\<b\>\*\_\[x\](https\://a.example)\~ www\.a.example \| \$x\$ \& @&#8203;team #&#8203;12 \`y\` $5”`,
  )
  expect(run.output).toMatch(/^- 1\\\. - x, deductible, individual amount: \$[\d,]+ → \$12 \(−/m)
})

test.each(['text', 'md'])('in %s, texts of clients cannot control the terminal', async (format) => {
  await writeClient()
  await commit()
  await change('ours/instance.json', '"Ours"', String.raw`"A\u001b[2J\u202e\nRemoved client: theirs"`)
  await compare('--since', 'main', '--format', format)
  expect(run.output).toMatch(/A\\+u001b\\?\[2J\\+u202e\\+u000aRemoved client: theirs/)
  expect(run.output).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
})

describe('it rejects', () => {
  it.each([
    ['nothing to compare', [], 'Name what to compare'],
    ['a client and all clients', ['ours', '--since', 'main'], 'Name either clients or --since.'],
    ['an end without a start', ['--until', 'main'], '--until needs --since.'],
    ['one side', ['ours'], 'Name what to compare ours with, or a Git revision of it: ours@main'],
    ['a missing client', ['ours', 'theirs'], ', only ours.'],
    ['a client that a revision does not have', ['theirs@main', 'ours'], ' at main, only ours.'],
    ['a missing year', ['ours', 'ours/2030'], 'ours has no plan year 2030, only 2027.'],
    ['a missing revision', ['ours@nowhere'], 'The Git repository has no revision nowhere.'],
    ['an option as a revision', ['ours@--all'], 'The Git repository has no revision --all.'],
    ['a path', ['../ours'], '../ours is not a client.'],
  ])('%s', async (_, args, message) => {
    await writeClient()
    if (args.some((arg) => arg.includes('@'))) await commit()
    expect(await compare(...args)).toBe(2)
    expect(run.output).toContain(message)
  })

  it('a folder without revisions', async () => {
    await writeClient()
    expect(await compare('ours@main')).toBe(2)
    expect(run.output).toContain('Create one with git init, and commit the clients.')
    await shell('git init --quiet')
    expect(await compare('ours@main')).toBe(2)
    expect(run.output).toContain('has no revisions yet. Commit the clients first.')
  })
})

test('it names a file that cannot be read, or does not exist', async () => {
  await writeClient()
  await commit()
  await writeFile(join(run.dir, 'ours/plans.json'), '{')
  expect(await compare('ours@main')).toBe(0)
  expect(run.output).toContain('plans.json of ours 2027 cannot be read')
  await rm(join(run.dir, 'ours/plans.json'))
  await compare('ours/@main')
  expect(run.output).toContain('plans.json of ours 2027 is missing or empty')
})
