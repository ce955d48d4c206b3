import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { pseudoLanguage } from '../kit/pseudoLocale.ts'
import { prepareClientsFolder, replacing, run, withError, withWarning, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

let out: string
beforeEach(() => {
  out = join(run.dir, 'ours.html')
})

const preview = (...options: string[]) =>
  mediplan(['preview', 'ours', '--clients', run.dir, '--out', out, ...options])

/** Adds a preview year with another name. */
function with2028(files: Map<string, string>) {
  for (const name of ['instance.json', 'plans.json'])
    files.set(
      `ours/2028/${name}`,
      files.get(`ours/${name}`)!.replaceAll('2027', '2028').replace('"Ours"', '"Ours next year"'),
    )
}

it('writes the current plan year, without keys and the reasons of accepted warnings', async () => {
  await writeClient((files) => {
    with2028(files)
    files.set('keys.json', files.get('keys.json')!.replace('"ours":', '"secret-key":'))
    files.set('accepted.json', '{ "ours/instance.json": { "markup": "A confidential reason" } }')
    withWarning(files)
  })
  expect(await preview()).toBe(0)
  expect(run.output).toMatch(
    /^Written: .*ours\.html \(\d+ kB\), plan year 2027, version [\da-f]{12}\.\nThe footer names no consultancy\..*\n$/,
  )
  const page = await readFile(out, 'utf8')
  expect(page).toContain(String.raw`\u003cb>Ours\u003c/b>`)
  for (const other of ['secret-key', 'confidential', 'Ours next year']) expect(page).not.toContain(other)
})

it('writes another plan year', async () => {
  await writeClient(with2028)
  expect(await preview('--year', '2028')).toBe(0)
  expect(run.output).toContain('plan year 2028, version')
  expect(await readFile(out, 'utf8')).toContain('Ours next year')
})

it('writes the languages of the client that the year lists', async () => {
  await writeClient((files) => {
    const instance = files.get('ours/instance.json')!
    files.set(
      'ours/instance.json',
      instance.replace('"displayName":', '"languages": ["en", "vi"], "displayName":'),
    )
    const texts = { shell: pseudoLanguage.shell, sections: pseudoLanguage.sections }
    const withNext = (next: string) =>
      JSON.stringify({ ...texts, steps: { ...(pseudoLanguage.steps as object), next } })
    files.set('ours/languages/vi.json', withNext('Tiep theo'))
    files.set('ours/languages/fr.json', withNext('Suivant'))
  })
  expect(await preview()).toBe(0)
  const page = await readFile(out, 'utf8')
  expect(page).toContain('"languages":{"vi":{')
  expect(page).toContain('Tiep theo')
  expect(page).not.toContain('Suivant')
})

it('counts the warnings of the plan year, and ignores errors in another one', async () => {
  await writeClient((files) => {
    withWarning(files)
    with2028(files)
    files.set('ours/2028/plans.json', '{}')
  })
  expect(await preview()).toBe(0)
  expect(run.output).toContain('The files have 1 warning.')
})

it.each([
  ['ours/instance.json', withError],
  ['keys.json', replacing('keys.json', '{', '[')],
])('prints the errors in %s, and writes nothing', async (path, change) => {
  await writeClient(change)
  expect(await preview()).toBe(1)
  expect(run.output).toContain(path)
  expect(run.output).toContain('1 error')
  await expect(readFile(out)).rejects.toThrow('ENOENT')
})

it('prints the errors if the current plan year has no files', async () => {
  await writeClient((files) => {
    with2028(files)
    for (const name of ['instance.json', 'plans.json']) files.delete(`ours/${name}`)
  })
  expect(await preview()).toBe(1)
  expect(run.output).toContain('The folder ours has no instance.json.')
})

it('says so if a plan year cannot be read', async () => {
  await writeClient((files) => files.set('ours/instance.json', '{'))
  expect(await preview('--year', '2028')).toBe(2)
  expect(run.output).toContain('ours has no plan year 2028, but an instance.json whose plan year cannot be')
})

it('replaces an earlier preview, but no other file', async () => {
  await writeClient()
  expect(await preview()).toBe(0)
  expect(await preview()).toBe(0)
  await writeFile(out, '<!doctype html><title>Minutes of the board</title>')
  expect(await preview()).toBe(2)
  expect(run.output).toContain('is not a preview file. Name another file with --out.')
  expect(await readFile(out, 'utf8')).toContain('Minutes')
})

describe('Exits with 2 and says what to do', () => {
  it.each([
    ['for an unknown client', ['preview', 'theirs'], ', only ours.'],
    ['for a path', ['preview', 'ours/../ours'], "Did you mean 'ours'?"],
    ['for a file', ['preview', 'keys.json'], "There is no client 'keys.json' in"],
    ['for no year', ['preview', 'ours', '--year', '2031'], 'ours has no plan year 2031, only 2027 and 2028.'],
    [
      'for a text that is not a year',
      ['preview', 'ours', '--year', 'next'],
      'Write a year from 2000 to 2099',
    ],
    [
      'for a folder that does not exist',
      ['preview', 'ours', '--out', '/nowhere/ours.html'],
      'There is no folder for /nowhere/ours.html.',
    ],
  ])('%s', async (_, args, message) => {
    await writeClient(with2028)
    expect(await mediplan([...args, '--clients', run.dir])).toBe(2)
    expect(run.output).toContain(message)
  })

  it('for a write-protected file', async () => {
    await writeClient()
    await preview()
    await chmod(out, 0o444)
    expect(await preview()).toBe(2)
    expect(run.output).toContain(`Cannot write ${out} (EACCES).`)
  })
})
