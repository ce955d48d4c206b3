import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()
beforeEach(() => writeClient())

const addLanguage = (...args: string[]) => mediplan(['language', ...args, '--clients', run.dir])
const read = (path: string) => readFile(join(run.dir, path), 'utf8')
const languagesIn = async (path: string) =>
  (JSON.parse(await read(path)) as { client: { languages?: string[] } }).client.languages

test('adds a language that the calculator includes to every plan year', async () => {
  await copyYear()
  expect(await addLanguage('ours', 'es')).toBe(0)
  expect(await languagesIn('ours/instance.json')).toEqual(['en', 'es'])
  expect(await languagesIn('ours/2028/instance.json')).toEqual(['en', 'es'])
  expect(run.output).toContain('The calculator includes Spanish. Its own texts need no translation.')
})

test("translates the catalog's texts into Spanish, and leaves others", async () => {
  await mediplan(['new', 'acme', '--scenarios', 'healthy', '--clients', run.dir])
  expect(await addLanguage('acme', 'es')).toBe(0)
  const [{ client, scenarios }, { plans, services }] = await Promise.all(
    ['instance', 'plans'].map(async (name) => JSON.parse(await read(`acme/${name}.json`))),
  )
  expect(client).toMatchObject({ displayName: 'Acme', languages: ['en', 'es'] })
  expect(scenarios[0].display).toEqual({ en: 'A healthy year', es: 'Un año saludable' })
  expect(services[0].name).toEqual({ en: 'Preventive visit', es: 'Visita preventiva' })
  expect(plans[0].displayName).toBe('PPO Plan')
})

test('writes the texts of another language in English, which the check accepts with warnings', async () => {
  expect(await addLanguage('ours', 'fr')).toBe(0)
  expect(await languagesIn('ours/instance.json')).toEqual(['en', 'fr'])
  expect(JSON.parse(await read('ours/languages/fr.json'))).toMatchObject({
    locale: 'fr',
    shell: { tryAgain: 'Try again' },
  })
  expect(run.output).toContain(`Written:\n  ${join(run.dir, 'ours/languages/fr.json')}\n`)
  expect(run.output).toContain('Translate the texts in languages/fr.json')
  run.output = ''
  expect(await mediplan(['check', run.dir])).toBe(0)
  expect(run.output).toContain('texts are still in English')
  expect(run.output).toContain('This text has no French.')
})

describe('Changes nothing for', () => {
  it.each([
    ['a language that the client has', ['ours', 'en'], 'ours has the language en already.'],
    [
      'the name of a language',
      ['ours', 'Haitian Creole'],
      'Haitian Creole is not a language tag, such as es or fr-CA. Did you mean ht?',
    ],
    [
      'another spelling',
      ['ours', 'fr-ca'],
      'fr-ca is not a language tag, such as es or fr-CA. Did you mean fr-CA?',
    ],
    ['a client that does not exist', ['theirs', 'es'], "There is no client 'theirs' in "],
  ])('%s', async (_, args, message) => {
    const before = await read('ours/instance.json')
    expect(await addLanguage(...args)).toBe(2)
    expect(run.output).toContain(message)
    expect(await read('ours/instance.json')).toBe(before)
  })

  it('a language whose file exists', async () => {
    await addLanguage('ours', 'fr')
    expect(await addLanguage('ours', 'fr')).toBe(2)
    expect(run.output).toContain('fr.json exists already. Translate its texts, or delete it first.')
  })

  it.each(['{', '{}', 'null', '{ "client": { "languages": 5 } }'])('the instance.json %s', async (text) => {
    await writeFile(join(run.dir, 'ours/instance.json'), text)
    expect(await addLanguage('ours', 'es')).toBe(2)
    expect(run.output).toContain('A file has errors. Fix them first: npx mediplan check ')
  })
})

async function copyYear() {
  await mkdir(join(run.dir, 'ours/2028'), { recursive: true })
  for (const name of ['instance.json', 'plans.json'])
    await cp(join(run.dir, 'ours', name), join(run.dir, 'ours/2028', name))
}
