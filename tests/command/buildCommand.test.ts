import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import type { InstancePayload } from '../../src/contract/instance.ts'
import { mediplan } from '../../src/command/mediplan.ts'
import { logos, pngUrl, withLogoUrl } from '../kit/logos.ts'
import { prepareClientsFolder, run, withError, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

const build = (client: string, ...options: string[]) =>
  mediplan(['build', client, '--clients', 'fixtures/clients', '--out', join(run.dir, 'site'), ...options])
const read = (path: string) => readFile(join(run.dir, 'site', path), 'utf8')
const assets = (name: RegExp) =>
  readdir(join(run.dir, 'site/assets')).then((all) => all.filter((each) => name.test(each)))
const readData = async () => {
  const [file] = await assets(/^client-/)
  return JSON.parse(await read(`assets/${file}`)) as Record<string, unknown>
}

test("mediplan build writes the client's documents and no keys", async () => {
  expect(await build('marlow')).toBe(0)
  expect(Object.keys(await readData()).toSorted()).toEqual([
    '2028/instance.json',
    '2028/plans.json',
    'instance.json',
    'plans.json',
  ])
  expect(await readdir(join(run.dir, 'site'))).toEqual(
    expect.arrayContaining(['THIRD-PARTY-NOTICES.txt', '_headers', 'embed.js', 'index.html']),
  )
})

test('the data has no term that employees are not shown', async () => {
  await build('marlow')
  const { 'instance.json': instance } = (await readData()) as { 'instance.json': InstancePayload }
  expect(instance.notInCalculator!.map(({ isShown }) => isShown)).toEqual([true])
})

test('the data contains the logo file of each year', async () => {
  await writeClient((files) => {
    const instance = withLogoUrl(files.get('ours/instance.json')!, 'logo.png')
    files.set('ours/instance.json', instance)
    for (const name of ['instance.json', 'plans.json'])
      files.set(`ours/2028/${name}`, files.get(`ours/${name}`)!.replace('2027', '2028'))
  })
  await writeFile(join(run.dir, 'ours/logo.png'), logos.png)
  await build('ours', '--clients', run.dir)
  const { '2028/instance.json': next, ...data } = (await readData()) as Record<string, InstancePayload>
  expect(data['instance.json']!.client.logo).toEqual({ url: pngUrl, alt: 'Ours' })
  expect(next!.client.logo).toBeNull()
  expect(Object.keys(data)).toEqual(['instance.json', 'plans.json', '2028/plans.json'])
})

test('with --year, that year is the only one', async () => {
  await build('marlow', '--year', '2028')
  const data = await readData()
  expect(Object.keys(data)).toHaveLength(2)
  expect(data['instance.json']).toMatchObject({ client: { planYear: 2028 } })
})

test('the page and _headers have the same policy, except for frames', async () => {
  await build('quillon', '--frame-ancestors', 'https://portal.example.com')
  const html = await read('index.html')
  const headers = await read('_headers')
  const [, inPage] = /Security-Policy" content="([^"]*)/.exec(html)!
  const [, inHeaders] = /content-security-policy: (.*)/.exec(headers)!
  expect(inPage).not.toMatch(/unsafe|frame-ancestors/)
  expect(inHeaders!.replace(' frame-ancestors https://portal.example.com;', '')).toBe(inPage)
  expect(headers).not.toContain('x-frame-options')
  expect(html).toContain('<meta name="frame-ancestors" content="https://portal.example.com" />')
})

test('with --api, it writes the calculator for that API, and no data', async () => {
  const api = 'https://api.example.com/v1/'
  expect(await build('quillon', '--api', api, '--key', 'k&1', '--base', 'acme')).toBe(0)
  const html = await read('index.html')
  expect(html).toContain(`<meta name="api-host" content="${api}" />`)
  expect(html).toContain('<meta name="api-key" content="k&amp;1" />')
  expect(html).toMatch(/src="\/acme\/assets\/index-/)
  expect(await read('404.html')).toBe(html)
  expect(await read('_headers')).toContain("connect-src 'self' https://api.example.com;")
  expect(await assets(/^client-/)).toEqual([])
})

test('building again replaces its files, and keeps those of the host', async () => {
  await build('marlow')
  const [old] = await assets(/^client-/)
  for (const path of ['CNAME', '404.html', 'assets/ours.png'])
    await writeFile(join(run.dir, 'site', path), 'calculator.example.com')
  await build('marlow', '--year', '2028')
  expect(await assets(/^client-/)).not.toContain(old)
  expect(await assets(/^client-/)).toHaveLength(1)
  for (const path of ['CNAME', '404.html', 'assets/ours.png'])
    expect(await read(path)).toBe('calculator.example.com')
})

test('a site whose list has no client can become that of any client', async () => {
  await build('marlow')
  const { paths } = JSON.parse(await read('mediplan-files.json')) as { paths: string[] }
  await writeFile(join(run.dir, 'site/mediplan-files.json'), JSON.stringify(paths))
  expect(await build('quillon')).toBe(0)
  expect(await assets(/^client-/)).toHaveLength(1)
})

describe('it writes nothing', () => {
  it('into a folder with other files', async () => {
    await build('marlow')
    await writeFile(join(run.dir, 'site/index.html'), '<title>Ours</title>')
    expect(await build('marlow')).toBe(2)
    expect(run.output).toContain('has other files')
    expect(await read('index.html')).toBe('<title>Ours</title>')
  })

  it.each([[[]], [['--api', 'https://api.example.com/']]])(
    "into the folder of another client's site, with %j",
    async (options) => {
      await build('marlow', ...options)
      const written = await read('mediplan-files.json')
      expect(await build('quillon', ...options)).toBe(2)
      expect(run.output).toContain(
        'has the site of marlow. Name another folder with --out, or delete this one.',
      )
      expect(await read('mediplan-files.json')).toBe(written)
    },
  )

  it.each([
    [['--base', '/x/'], '--base and --key need --api.'],
    [['--key', 'abc'], '--base and --key need --api.'],
    [['--api', 'https://api.example.com/', '--year', '2027'], '--year has no effect with --api'],
  ])('with the options %s, which have no effect', async (options, message) => {
    expect(await build('marlow', ...options)).toBe(2)
    expect(run.output).toContain(message)
    expect(await readdir(run.dir)).toEqual([])
  })

  it('for a client with errors', async () => {
    await writeClient(withError)
    const out = join(run.dir, 'site')
    expect(await mediplan(['build', 'ours', '--clients', run.dir, '--out', out])).toBe(1)
    expect(run.output).toContain('planYear')
    await expect(readdir(out)).rejects.toThrow('ENOENT')
  })
})
