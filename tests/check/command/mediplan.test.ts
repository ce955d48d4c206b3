import { execFile } from 'node:child_process'
import { readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, test } from 'vitest'
import { allRules } from '../../../src/check/allRules.ts'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { replacing, run, prepareClientsFolder, withError, withWarning, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

describe('It ends with', () => {
  it.each([
    ['0 when nothing is found', () => {}, [], 0, '3 files, nothing wrong.'],
    ['0 when there are warnings', withWarning, [], 0, '0 errors and 1 warning in 3 files.'],
    ['1 when warnings count', withWarning, ['--strict'], 1, '0 errors and 1 warning in 3 files.'],
    [
      '1 when there are errors',
      withError,
      [],
      1,
      '1 error and 0 warnings in 3 files. 1 can be fixed with --fix.',
    ],
    ['0 when all of it is mended', withError, ['--fix'], 0, '3 files, nothing wrong. 1 fixed.'],
    [
      '2 for a format that there is not',
      () => {},
      ['--format', 'xml'],
      2,
      'Allowed choices are text, json, junit, sarif',
    ],
    ['2 for an option that there is not', () => {}, ['--strickt'], 2, '--strict'],
  ])('%s', async (_, break_, options, code, words) => {
    await writeClient(break_)
    expect(await mediplan(['check', run.dir, ...options])).toBe(code)
    expect(run.said).toContain(words)
  })

  it('2 when a folder is not there, is empty, or cannot be read', async () => {
    expect(await mediplan(['check', join(run.dir, 'nowhere')])).toBe(2)
    expect(await mediplan(['check', run.dir])).toBe(2)
    expect(run.said).toContain(`There is no client in ${run.dir}.`)
  })

  it('2 when a file cannot be read', async () => {
    await writeClient()
    await rm(join(run.dir, 'ours/plans.json'))
    await symlink('x'.repeat(300), join(run.dir, 'ours/plans.json'))
    expect(await mediplan(['check', run.dir])).toBe(2)
    expect(run.said).toContain('Cannot read ours/plans.json (ENAMETOOLONG).')
  })

  it.each([
    ['after a list, which takes its name too,', ['--plans', 'ppo', 'hdhp', 'zephyr']],
    ['after a list that takes any word', ['--bands', 'Low', 'High', 'zephyr']],
  ])('2 when a new client is named %s and says where its name stands', async (_, words) => {
    expect(await mediplan(['new', ...words])).toBe(2)
    expect(run.said).toContain('The client comes first, as in: mediplan new zephyr --plans ppo hdhp')
  })

  it('0 when it is asked for its version, which reports name too', async () => {
    await writeClient()
    expect(await mediplan(['--version'])).toBe(0)
    const version = run.said.trim()
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    await mediplan(['check', run.dir, '--format', 'sarif'])
    expect(run.said).toContain(`"version": "${version}"`)
  })

  it('0 when it is asked for help', async () => {
    expect(await mediplan(['check', '--help'])).toBe(0)
    expect(run.said).toContain('CLIENTS_DIR')
    expect(run.said).not.toContain('default: false')
  })
})

test('A diagnostic is shown with its place, the line with a caret, what is wrong and how to help it', async () => {
  await writeClient(replacing('ours/instance.json', '"singleChild"', '"singleChilds"'))
  await mediplan(['check', run.dir])
  expect(run.said).toMatch(/clients-\w+\/ours\/instance\.json:11:5 warning unknown-feature\n/)
  expect(run.said).toContain(
    "  'singleChilds' is not a feature. Did you mean 'singleChild'?\n  Write 'singleChild'",
  )
  expect(run.said).toContain(['> 11 |     "singleChilds": true,', '     |     ^^^^^^^^^^^^^^'].join('\n'))
  expect(run.said).not.toContain('\u001b')
})

test('A file of one line is shown in part', async () => {
  await writeClient((files) => {
    withError(files)
    files.set('ours/instance.json', JSON.stringify(JSON.parse(files.get('ours/instance.json')!)))
  })
  await mediplan(['check', run.dir])
  const caret = run.said.split('\n').find((line) => line.includes('^'))!
  const line = run.said.split('\n').find((each) => each.startsWith('> 1 |'))!
  expect(line.length).toBeLessThan(180)
  expect(line.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('"2027"')
})

test('A line of keys.json, which holds a key, is not shown', async () => {
  await writeClient((files) => files.set('keys.json', '{"keys": {"s3cret": "nowhere", "ours": "ours"}}'))
  expect(await mediplan(['check', run.dir])).toBe(1)
  expect(run.said).toContain('A key leads to the folder "nowhere", which does not exist')
  expect(run.said).not.toContain('s3cret')
})

test('The rules are listed by the codes that diagnostics have', async () => {
  expect(await mediplan(['rules'])).toBe(0)
  expect(run.said.split('\n').filter((line) => line !== '')).toHaveLength(allRules.length)
  expect(run.said).toMatch(/^unknown-feature +warning +Every feature is known to the calculator\.$/m)
})

test('npx finds the command in the package', async () => {
  await writeClient(withError)
  const { name, bin } = JSON.parse(await readFile('package.json', 'utf8')) as {
    name: string
    bin: Record<string, string>
  }
  const ended = promisify(execFile)(process.execPath, [bin[name]!, 'check', run.dir])
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 error and 0 warnings'),
  })
})
