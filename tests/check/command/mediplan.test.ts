import { execFile } from 'node:child_process'
import { readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, test, vi } from 'vitest'
import { allRules } from '../../../src/check/allRules.ts'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { replacing, run, prepareClientsFolder, withError, withWarning, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

/** 200 characters, but 400 bytes. */
const longName = 'é'.repeat(200)

describe('The exit code is', () => {
  it.each([
    ['0 if there are no problems', () => {}, [], 0, 'No problems in 3 files.'],
    ['0 if there are warnings', withWarning, [], 0, '1 problem (0 errors, 1 warning) in 3 files.'],
    [
      '1 if there are warnings with --strict',
      withWarning,
      ['--strict'],
      1,
      '1 problem (0 errors, 1 warning) in 3 files.',
    ],
    [
      '1 if there are errors',
      withError,
      [],
      1,
      '1 problem (1 error, 0 warnings) in 3 files. 1 can be fixed with --fix.',
    ],
    ['0 if all errors are fixed', withError, ['--fix'], 0, 'No problems in 3 files. 1 fixed.'],
    [
      '2 for an unknown format',
      () => {},
      ['--format', 'xml'],
      2,
      'Allowed choices are text, json, junit, sarif',
    ],
    ['2 for an unknown option', () => {}, ['--strickt'], 2, '--strict'],
  ])('%s', async (_, change, options, code, message) => {
    await writeClient(change)
    expect(await mediplan(['check', run.dir, ...options])).toBe(code)
    expect(run.output).toContain(message)
  })

  it('2 if a folder does not exist or is empty', async () => {
    expect(await mediplan(['check', join(run.dir, 'nowhere')])).toBe(2)
    expect(await mediplan(['check', run.dir])).toBe(2)
    expect(run.output).toContain(`There is no client in ${run.dir}.`)
  })

  it('2 if a file cannot be read', async () => {
    await writeClient()
    await rm(join(run.dir, 'ours/plans.json'))
    await symlink('x'.repeat(300), join(run.dir, 'ours/plans.json'))
    expect(await mediplan(['check', run.dir])).toBe(2)
    expect(run.output).toContain('Cannot read ours/plans.json (ENAMETOOLONG). The name is too long.')
  })

  it.each([
    ['check', [longName], `${longName} (ENAMETOOLONG). The name is too long.`],
    ['new', [longName], 'Name the folder with letters, digits, hyphens, and underscores'],
    ['roll', [longName, '2028'], '/instance.json (ENAMETOOLONG). The name is too long. Nothing was written.'],
    ['language', [longName, 'es'], 'There is no instance.json in '],
    ['preview', [longName], 'There is no client in '],
    ['preview', ['ours', '--out', `${longName}.html`], '.html (ENAMETOOLONG). The name is too long.'],
  ])('2 if a name is too long for the disk, in `mediplan %s`', async (command, args, message) => {
    await writeClient()
    vi.stubEnv('CLIENTS_DIR', run.dir)
    expect(await mediplan([command, ...args])).toBe(2)
    expect(run.output).toContain(message)
    expect(run.output).not.toContain(' at ')
  })

  it.each([
    ['after a list that allows only certain words', ['--plans', 'ppo', 'hdhp', 'zephyr']],
    ['after a list that allows any words', ['--bands', 'Low', 'High', 'zephyr']],
  ])('2 if the name of a new client is %s, and says where it belongs', async (_, args) => {
    expect(await mediplan(['new', ...args])).toBe(2)
    expect(run.output).toContain('The client comes first, as in: mediplan new zephyr --plans ppo hdhp')
  })

  it('0 for --version, which writes the version that reports name', async () => {
    await writeClient()
    expect(await mediplan(['--version'])).toBe(0)
    const version = run.output.trim()
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    await mediplan(['check', run.dir, '--format', 'sarif'])
    expect(run.output).toContain(`"version": "${version}"`)
  })

  it('0 for --help', async () => {
    expect(await mediplan(['check', '--help'])).toBe(0)
    expect(run.output).toContain('CLIENTS_DIR')
    expect(run.output).not.toContain('default: false')
  })
})

test('shows a diagnostic with its position, message, help, and a code frame', async () => {
  await writeClient(replacing('ours/instance.json', '"singleChild"', '"singleChilds"'))
  await mediplan(['check', run.dir])
  expect(run.output).toMatch(/clients-\w+\/ours\/instance\.json:11:5 warning unknown-feature\n/)
  expect(run.output).toContain(
    "  'singleChilds' is not a feature. Did you mean 'singleChild'?\n  Write 'singleChild'",
  )
  expect(run.output).toContain(['> 11 |     "singleChilds": true,', '     |     ^^^^^^^^^^^^^^'].join('\n'))
  expect(run.output).not.toContain('\u001b')
})

test('shows only a part of a long line', async () => {
  await writeClient((files) => {
    withError(files)
    files.set('ours/instance.json', JSON.stringify(JSON.parse(files.get('ours/instance.json')!)))
  })
  await mediplan(['check', run.dir])
  const caret = run.output.split('\n').find((line) => line.includes('^'))!
  const line = run.output.split('\n').find((each) => each.startsWith('> 1 |'))!
  expect(line.length).toBeLessThan(180)
  expect(line.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('"2027"')
})

test('never shows a line of keys.json, which contains keys', async () => {
  await writeClient((files) => files.set('keys.json', '{"keys": {"s3cret": "nowhere", "ours": "ours"}}'))
  expect(await mediplan(['check', run.dir])).toBe(1)
  expect(run.output).toContain('A key leads to the folder "nowhere", which does not exist')
  expect(run.output).not.toContain('s3cret')
})

test('lists the rules by their codes', async () => {
  expect(await mediplan(['rules'])).toBe(0)
  expect(run.output.split('\n').filter((line) => line !== '')).toHaveLength(allRules.length)
  expect(run.output).toMatch(/^unknown-feature +warning +Every feature is known to the calculator\.$/m)
})

test('package.json declares the command for npx', async () => {
  await writeClient(withError)
  const { name, bin } = JSON.parse(await readFile('package.json', 'utf8')) as {
    name: string
    bin: Record<string, string>
  }
  const finished = promisify(execFile)(process.execPath, [bin[name]!, 'check', run.dir])
  await expect(finished).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 problem (1 error, 0 warnings)'),
  })
})

it.each(['text', 'json', 'junit', 'sarif'])(
  'paths in %s are relative inside the working directory, and absolute outside',
  async (format) => {
    await writeClient(withError)
    const path = join(run.dir, 'ours/instance.json')
    await mediplan(['check', run.dir, '--format', format])
    expect(run.output).toContain(format === 'sarif' ? `"uri": "${pathToFileURL(path).href}"` : path)
    expect(run.output).not.toContain('../')
    run.output = ''
    vi.spyOn(process, 'cwd').mockReturnValue(join(run.dir, '..'))
    await mediplan(['check', run.dir, '--format', format])
    expect(run.output).toMatch(/["\s]clients-\w+\/ours\/instance\.json|^clients-\w+\/ours\/instance\.json/m)
    expect(run.output).not.toContain(path)
  },
)
