import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, test, vi } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { clientFiles } from '../sample.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

function mockStdin(text: string) {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([text]) as typeof process.stdin)
}

const broken = clientFiles((instance, plans) => {
  instance.client.displayName = '<b>Ours</b>'
  plans.locations[1].factor = 5
})

const reportedRules = () =>
  [...run.output.matchAll(/^(\S+?):\d+:\d+ (?:error|warning) (\S+)$/gm)].map(
    ([, path, rule]) => `${path} ${rule}`,
  )

describe('With --stdin-filename, standard input replaces a file, which', () => {
  it("can be a client's language", async () => {
    await writeClient()
    await mkdir(join(run.dir, 'ours/languages'))
    mockStdin('{ "locale": 5 }')
    await mediplan(['check', '-', '--stdin-filename', join(run.dir, 'ours/languages/fr.json')])
    expect(reportedRules().map((each) => each.split(' ')[1])).toEqual([
      'unlisted-language',
      'missing-text',
      'wrong-locale',
    ])
  })

  it('is checked together with the other files of its client and stays unchanged', async () => {
    await writeClient()
    const path = join(run.dir, 'ours/plans.json')
    mockStdin(clientFiles((_, plans) => plans.locations.pop()).get('ours/plans.json')!)
    expect(await mediplan(['check', '-', '--stdin-filename', path])).toBe(1)
    expect(run.output).toContain(`${path}:`)
    expect(run.output).toContain('location-without-factor')
    expect(await readFile(path, 'utf8')).toBe(clientFiles().get('ours/plans.json'))
  })

  it('need not exist', async () => {
    await writeClient((files) => files.delete('ours/plans.json'))
    mockStdin(clientFiles().get('ours/plans.json')!)
    expect(await mediplan(['check', '-', '--stdin-filename', join(run.dir, 'ours/plans.json')])).toBe(0)
    expect(run.output).toBe('No problems in 1 file.\n')
  })

  it('is reported under its name in every format', async () => {
    await writeClient()
    mockStdin(broken.get('ours/instance.json')!)
    const path = join(run.dir, 'ours/instance.json')
    await mediplan(['check', '-', '--stdin-filename', path, '--format', 'json'])
    expect(JSON.parse(run.output)).toMatchObject({ diagnostics: [{ rule: 'markup', file: path }] })
  })
})

test.each([
  [['-'], 'Name the file that standard input replaces'],
  [['-', '--fix'], '--fix cannot write to standard input.'],
  [['-', 'fixtures/clients'], 'Standard input (-) cannot be combined with other paths.'],
  [['fixtures/clients', '--stdin-filename', 'plans.json'], '--stdin-filename needs the path -'],
  [
    ['-', '--stdin-filename', 'notes.json'],
    'is not instance.json, plans.json, keys.json, accepted.json or languages/<tag>.json',
  ],
  [['-', '--stdin-filename', 'nowhere/at/all/plans.json'], 'There is no file or folder'],
])('rejects %j', async (args, message) => {
  mockStdin('{}')
  expect(await mediplan(['check', ...args])).toBe(2)
  expect(run.output).toContain(message)
})
