import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, test, vi } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { clientFiles } from '../sample.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

function give(text: string) {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([text]) as typeof process.stdin)
}

const broken = clientFiles((instance, plans) => {
  instance.client.displayName = '<b>Ours</b>'
  plans.locations[1].factor = 5
})

const found = () =>
  [...run.said.matchAll(/^(\S+?):\d+:\d+ (?:error|warning) (\S+)$/gm)].map(
    ([, path, rule]) => `${path} ${rule}`,
  )

describe('A document on standard input is checked alone', () => {
  it.each([
    ['an instance, by its properties', broken.get('ours/instance.json')!, ['<stdin> markup']],
    ['plans, by their properties', broken.get('ours/plans.json')!, ['<stdin> unusual-factor']],
    [
      'plans, by their schema',
      '{ "$schema": "../plans.schema.json", "client": {}, "features": {}, "scenarios": [] }',
      ['<stdin> wrong-document'],
    ],
    ['keys, without looking for folders', '{ "keys": { "k": "ours" } }', []],
    ['keys', '{ "keys": { "s3cret": 5 } }', ['<stdin> wrong-keys']],
    ['acceptances, without looking for the warnings', '{ "ours/plans.json": { "markup": "why" } }', []],
    ['acceptances', '{ "ours/plans.json": { "markup": "" } }', ['<stdin> wrong-acceptance']],
  ])('%s', async (_, text, diagnostics) => {
    give(text)
    await mediplan(['check', '-'])
    expect(found()).toEqual(diagnostics)
    expect(run.said).not.toContain('s3cret')
  })

  it('is refused if it is not clear which one it is', async () => {
    give('{ "colour": "red" }')
    expect(await mediplan(['check', '-'])).toBe(2)
    expect(run.said).toContain('Cannot tell which document standard input is.')
  })
})

describe('With --stdin-filename it replaces that file', () => {
  it('is checked together with the other files of its client, and changes no file', async () => {
    await writeClient()
    const path = join(run.dir, 'ours/plans.json')
    give(clientFiles((_, plans) => plans.locations.pop()).get('ours/plans.json')!)
    expect(await mediplan(['check', '-', '--stdin-filename', path])).toBe(1)
    expect(run.said).toContain(`${path}:`)
    expect(run.said).toContain('location-without-factor')
    expect(await readFile(path, 'utf8')).toBe(clientFiles().get('ours/plans.json'))
  })

  it('need not exist on the disk', async () => {
    await writeClient((files) => files.delete('ours/plans.json'))
    give(clientFiles().get('ours/plans.json')!)
    expect(await mediplan(['check', '-', '--stdin-filename', join(run.dir, 'ours/plans.json')])).toBe(0)
    expect(run.said).toBe('1 file, nothing wrong.\n')
  })

  it('is reported under its name in every format', async () => {
    await writeClient()
    give(broken.get('ours/instance.json')!)
    const path = join(run.dir, 'ours/instance.json')
    await mediplan(['check', '-', '--stdin-filename', path, '--format', 'json'])
    expect(JSON.parse(run.said)).toMatchObject({ diagnostics: [{ rule: 'markup', file: path }] })
  })
})

test.each([
  [['-', '--fix'], '--fix cannot write to standard input.'],
  [['-', 'fixtures/clients'], 'Standard input (-) is checked alone'],
  [['fixtures/clients', '--stdin-filename', 'plans.json'], '--stdin-filename needs the path -'],
  [['-', '--stdin-filename', 'notes.json'], 'is not instance.json, plans.json, keys.json or accepted.json'],
  [['-', '--stdin-filename', 'nowhere/at/all/plans.json'], 'There is no file or folder'],
])('It does not run with %j', async (words, complaint) => {
  give('{}')
  expect(await mediplan(['check', ...words])).toBe(2)
  expect(run.said).toContain(complaint)
})
