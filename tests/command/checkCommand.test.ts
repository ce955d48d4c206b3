import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, test, vi } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { replacing, run, prepareClientsFolder, withError, withWarning, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

/** 200 characters, but 400 bytes. */
const longName = 'é'.repeat(200)

const shownRules = () =>
  [...run.output.matchAll(/^\S+:\d+:\d+ (?:error|warning) (\S+)$/gm)].map(([, rule]) => rule)

describe('The exit code is', () => {
  const oneWarning = '1 problem (0 errors, 1 warning) in 3 files.'

  it.each([
    ['0 if there are no problems', () => {}, [], 0, 'No problems in 3 files.'],
    ['0 if there are warnings', withWarning, [], 0, oneWarning],
    ['1 if there are warnings with --strict', withWarning, ['--strict'], 1, oneWarning],
    ['1 with errors', withError, [], 1, '(1 error, 0 warnings) in 3 files. 1 can be fixed with --fix.'],
    ['0 if all errors are fixed', withError, ['--fix'], 0, 'No problems in 3 files. 1 fixed.'],
    ['2 for an unknown format', () => {}, ['--format', 'xml'], 2, 'choices are text, json'],
    ['2 for an unknown option', () => {}, ['--strickt'], 2, '--strict'],
    ['2 for two that contradict', () => {}, ['--quiet', '--strict'], 2, 'cannot be used with option'],
    ['2 for a limit that is not a number', () => {}, ['--max-diagnostics', 'few'], 2, "or 'none'."],
  ])('%s', async (_, change, options, code, message) => {
    await writeClient(change)
    expect(await mediplan(['check', run.dir, ...options])).toBe(code)
    expect(run.output).toContain(message)
  })

  it.each([
    ['', [], 'No problems in 4 files. 1 accepted.\n'],
    ['', ['--fix'], 'No problems in 4 files. 1 accepted.\n'],
    ['ours/plans.json', [], 'No problems in 1 file.\n'],
    ['', ['--format', 'json'], '"warnings": 0,'],
  ])(
    '0 if the warnings in ./%s are accepted, with their number in the text: %j',
    async (path, options, message) => {
      await writeClient((files) => {
        withWarning(files)
        files.set('accepted.json', '{ "ours/instance.json": { "markup": "Intended." } }')
      })
      expect(await mediplan(['check', join(run.dir, path), '--strict', ...options])).toBe(0)
      expect(run.output).toContain(message)
      expect(run.output.includes('accepted')).toBe(message.includes('accepted'))
    },
  )

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
    ['check', [longName], `${longName} (ENAMETOOLONG): The name is too long.`],
    ['new', [longName], 'Name the folder with letters, digits, hyphens, and underscores'],
    ['roll', [longName, '2028'], `There is no client '${longName}' in `],
    ['preview', ['ours', '--out', `${longName}.html`], '.html (ENAMETOOLONG). The name is too long.'],
  ])('2 if a name is too long for the disk, in `mediplan %s`', async (command, args, message) => {
    await writeClient()
    vi.stubEnv('CLIENTS_DIR', run.dir)
    expect(await mediplan([command, ...args])).toBe(2)
    expect(run.output).toContain(message)
    expect(run.output).not.toContain(' at ')
  })

  it.each([[['chek']], [['help', 'chek']], [['chek', '--help']]])(
    '2 for an unknown command, and asks whether a similar one was intended: %j',
    async (args) => {
      expect(await mediplan(args)).toBe(2)
      expect(run.output).toBe(
        "error: unknown command 'chek'\n(Did you mean check?)\nHelp: mediplan [command] --help\n",
      )
    },
  )

  it('2 if the name of a new client is after a list, and says where it belongs', async () => {
    expect(await mediplan(['new', '--plans', 'ppo', 'hdhp', 'zephyr'])).toBe(2)
    expect(run.output).toContain('The client comes first, as in: mediplan new zephyr --plans ppo hdhp')
  })

  it.each(['--version', '--help'])('0 for %s', async (option) => {
    expect(await mediplan([option])).toBe(0)
    expect(run.output).toMatch(/^(\d+\.\d+\.\d+|Usage: mediplan)/)
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

test('never shows a line of keys.json, which contains keys', async () => {
  await writeClient((files) => files.set('keys.json', '{"keys": {"s3cret": "nowhere", "ours": "ours"}}'))
  expect(await mediplan(['check', run.dir])).toBe(1)
  expect(run.output).toContain('A key leads to the folder "nowhere", which does not exist')
  expect(run.output).not.toContain('s3cret')
})

test('shows a repeated diagnostic once, with its other positions', async () => {
  await writeClient((files) => {
    for (const [file, added] of [
      ['ours/instance.json', { x: 1 }],
      ['ours/plans.json', { allowedAmount: 100 }],
    ] as const) {
      const document = JSON.parse(files.get(file)!) as { services: object[] }
      for (let index = 0; index < 50; index += 1)
        document.services.push({ id: `s${index}`, name: `Service ${index}`, ...added })
      files.set(file, JSON.stringify(document, null, 2))
    }
  })
  await mediplan(['check', run.dir])
  expect(shownRules().filter((rule) => rule === 'unknown-property')).toHaveLength(1)
  expect(run.output).toMatch(/^ {2}Also in 49 other places: (\d+:\d+, ){19}\d+:\d+ and 29 more\.$/m)
})

const withUnknownProperties = (count: number) => (files: Map<string, string>) => {
  const instance = JSON.parse(files.get('ours/instance.json')!) as { client: object }
  for (let index = 0; index < count; index += 1) Object.assign(instance.client, { [`x${index}`]: 1 })
  files.set('ours/instance.json', JSON.stringify(instance, null, 2))
}

test.each([
  [[], 50, '10 more not shown. Show all with --max-diagnostics none.'],
  [['--max-diagnostics', '3'], 3, '57 more not shown.'],
  [['--max-diagnostics', 'none'], 60, '60 problems'],
])('--max-diagnostics limits the diagnostics: %j', async (options, count, hint) => {
  await writeClient(withUnknownProperties(60))
  expect(await mediplan(['check', run.dir, ...options])).toBe(0)
  expect(shownRules()).toHaveLength(count)
  expect(run.output).toContain(hint)
})

test('--max-diagnostics shows errors first, and does not affect other formats', async () => {
  await writeClient((files) => {
    withUnknownProperties(5)(files)
    files.set('ours/plans.json', files.get('ours/plans.json')!.replace('"capped"', '"half"'))
  })
  expect(await mediplan(['check', run.dir, '--max-diagnostics', '1'])).toBe(1)
  expect(shownRules()).toEqual(['unknown-value'])
  run.output = ''
  await mediplan(['check', run.dir, '--format', 'json', '--max-diagnostics', '1', '--quiet'])
  expect((JSON.parse(run.output) as { diagnostics: object[] }).diagnostics).toHaveLength(6)
})

test('--quiet writes only errors and their number, and nothing if there are none', async () => {
  await writeClient(withWarning)
  expect(await mediplan(['check', run.dir, '--quiet'])).toBe(0)
  expect(run.output).toBe('')
  await writeClient((files) => {
    withWarning(files)
    withError(files)
  })
  expect(await mediplan(['check', run.dir, '--quiet'])).toBe(1)
  expect(shownRules()).toEqual(['wrong-type'])
  expect(run.output).toMatch(/\n1 error in 3 files\.\n$/)
})

test('exits quietly if the reader closes the pipe', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/command/bin.ts', '--version'])
  child.stdout.destroy()
  expect(await Promise.all([text(child.stderr), once(child, 'exit')])).toEqual(['', [0, null]])
})

it.each(['text', 'json'])(
  'paths in %s are relative inside the working directory, and absolute outside',
  async (format) => {
    await writeClient(withError)
    const path = join(run.dir, 'ours/instance.json')
    await mediplan(['check', run.dir, '--format', format])
    expect(run.output).toContain(path)
    expect(run.output).not.toContain('../')
    run.output = ''
    vi.spyOn(process, 'cwd').mockReturnValue(join(run.dir, '..'))
    await mediplan(['check', run.dir, '--format', format])
    expect(run.output).toMatch(/["\s]clients-\w+\/ours\/instance\.json|^clients-\w+\/ours\/instance\.json/m)
    expect(run.output).not.toContain(path)
  },
)
