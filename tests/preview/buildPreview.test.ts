import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { localize } from '../../src/contract/languages.ts'
import { publishedInstance } from '../../src/contract/publishedInstance.ts'
import type { DownloadedLogo } from '../../src/clients/downloadLogo.ts'
import { buildPreview, type PreviewTexts } from '../../src/preview/buildPreview.ts'
import { createPreviewYear, type PreviewData } from '../../src/preview/PreviewData.ts'
import { withLogoUrl } from '../kit/logos.ts'
import { isSampled } from '../kit/fullRun.ts'

const folder = join(import.meta.dirname, '../../fixtures/clients')
const clients = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

afterEach(() => vi.restoreAllMocks())

async function readTexts(client: string) {
  const [instance, plans] = await Promise.all(
    ['instance.json', 'plans.json'].map((name) => readFile(join(folder, client, name), 'utf8')),
  )
  return { 'instance.json': instance!, 'plans.json': plans! }
}

/** Finds the elements as a browser does: a script ends at the first end tag. */
function readScripts(page: string) {
  return [...page.matchAll(/<script([^>]*)>([^]*?)<\/script/gi)].map(([, attributes, text]) => ({
    attributes: attributes!,
    text: text!,
  }))
}

function readData(page: string) {
  const script = readScripts(page).find(({ attributes }) => attributes.includes('preview-data'))
  return JSON.parse(script!.text) as PreviewData
}

describe.each(clients.filter(isSampled))('The preview file of %s', (client) => {
  it('has at most 1,100,000 bytes, and contains its documents as employees may read them and no other client', async () => {
    const texts = await readTexts(client)
    const { page, version } = await buildPreview(texts, { date: new Date('2026-11-22T12:00:00Z') })
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(1_100_000)
    expect(readData(page)).toEqual({
      date: '2026-11-22T12:00:00.000Z',
      version,
      instance: publishedInstance(JSON.parse(texts['instance.json'])),
      plans: JSON.parse(texts['plans.json']),
      languages: {},
    })
    const others = await Promise.all(clients.filter((each) => each !== client).map(readTexts))
    const names = others.map((other) => displayName(other['instance.json']))
    expect(names.filter((name) => page.includes(name))).toEqual([])
  })
})

it('keeps texts of the client from ending its script or starting another', async () => {
  const texts = await readTexts('fernhill')
  const hostile = '</script><script>alert(1)</script><!--<script>$& $1 $`\u2028'
  const instance = JSON.parse(texts['instance.json']) as { client: { displayName: string } }
  instance.client.displayName = hostile
  const { page } = await buildPreview({ ...texts, 'instance.json': JSON.stringify(instance) })
  expect(readScripts(page).map(({ attributes }) => attributes.trim())).toEqual([
    'type="module" crossorigin',
    'type="application/json" id="preview-data"',
  ])
  expect(page).not.toContain('alert(1)</script>')
  expect((readData(page).instance as typeof instance).client.displayName).toBe(hostile)
})

it('contains the licenses of the packages in it', async () => {
  const { page } = await buildPreview(await readTexts('fernhill'))
  const [, notices] = /<pre>([^]*?)<\/pre>/.exec(page)!
  for (const name of ['react-dom', 'hono', '@rjsf/core', '@iconify-json/lucide'])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(page).not.toContain('rel="license"')
})

it('allows no script, style, or connection but its own', async () => {
  const { page } = await buildPreview(await readTexts('fernhill'))
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)!
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'; form-action 'none'$/,
  )
  expect(page).not.toMatch(/<(?:script|link|img)[^>]* (?:src|href)=/)
})

const svg = { type: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') }

it.each([
  ['contains the logo', svg, 'data:image/svg+xml;base64,PHN2Zy8+', null],
  [
    'says why it has no logo',
    { problem: 'The logo cannot be loaded (status 404).' },
    undefined,
    'The logo cannot be loaded (status 404).',
  ],
])('%s', async (_, downloaded, url, problem) => {
  const download = vi.fn<() => Promise<DownloadedLogo>>(() => Promise.resolve(downloaded))
  const texts = await readTexts('fernhill')
  const instance = JSON.parse(texts['instance.json']) as { client: object }
  Object.assign(instance.client, { logo: { url: 'https://example.com/logo.svg', alt: 'Fernhill' } })
  const { page, logoProblem } = await buildPreview(
    { ...texts, 'instance.json': JSON.stringify(instance) },
    { download },
  )
  expect(logoProblem).toBe(problem)
  expect(download).toHaveBeenCalledWith('https://example.com/logo.svg')
  const { client } = readData(page).instance as { client: { logo?: { url: string } | null } }
  expect(client.logo?.url).toBe(url)
})

it('keeps a logo that the instance contains, without a download', async () => {
  const download = vi.fn<() => Promise<DownloadedLogo>>()
  const texts = await readTexts('fernhill')
  const instance = JSON.parse(texts['instance.json']) as { client: object }
  const logo = { url: 'data:image/png;base64,AAAA', alt: 'Fernhill' }
  Object.assign(instance.client, { logo })
  const { page, logoProblem } = await buildPreview(
    { ...texts, 'instance.json': JSON.stringify(instance) },
    { download },
  )
  expect(logoProblem).toBeNull()
  expect(download).not.toHaveBeenCalled()
  expect(readData(page).instance).toMatchObject({ client: { logo } })
})

it('says that the file of a logo is missing', async () => {
  const texts = await readTexts('fernhill')
  const instance = withLogoUrl(texts['instance.json'], 'logo.png')
  const { page, logoProblem } = await buildPreview({ ...texts, 'instance.json': instance })
  expect(logoProblem).toBe('There is no logo.png that employees can see (next to instance.json).')
  expect(readData(page).instance).toMatchObject({ client: { logo: null } })
})

it.each([
  ['is not JSON', '{', SyntaxError],
  ['does not fit its schema', '{}', 'does not fit its schema'],
])('rejects a document that %s', async (_, text, error) => {
  const texts = await readTexts('fernhill')
  await expect(buildPreview({ ...texts, 'plans.json': text })).rejects.toThrow(error)
})

it('contains the languages of the client that the instance lists and the calculator does not include', async () => {
  const own = { direction: 'rtl', steps: { next: 'Next in Arabic' } }
  const { page } = await buildPreview({
    ...(await bilingualTexts(['en', 'es', 'ar'])),
    'languages/ar.json': JSON.stringify(own),
    'languages/es.json': '{}',
    'languages/fr.json': '{}',
  })
  expect(readData(page).languages).toEqual({ ar: own })
})

it('answers in each language of the client', async () => {
  const { page } = await buildPreview({
    ...(await bilingualTexts(['en', 'es', 'ar'], { displayName: { en: 'Fernhill', es: 'Fernhill S. A.' } })),
    'languages/ar.json': '{ "direction": "rtl", "steps": { "next": "Next in Arabic" } }',
  })
  const year = createPreviewYear(readData(page))
  const displayNames = ['en', 'es', 'ar'].map((tag) => year.inLanguage(tag).instance.client.displayName)
  expect(displayNames).toEqual(['Fernhill', 'Fernhill S. A.', 'Fernhill'])
  expect(JSON.parse(year.inLanguage('ar').body)).toMatchObject({
    language: { locale: 'ar', direction: 'rtl', steps: { next: 'Next in Arabic' } },
  })
})

/** The texts of fernhill with a list of languages. */
async function bilingualTexts(languages: string[], client: object = {}): Promise<PreviewTexts> {
  const texts = await readTexts('fernhill')
  const instance = JSON.parse(texts['instance.json']) as { client: object }
  Object.assign(instance.client, { languages, ...client })
  return { ...texts, 'instance.json': JSON.stringify(instance) }
}

function displayName(instance: string) {
  const { document } = localize(JSON.parse(instance), 'instance.json', 'en', 'en')
  return (document as { client: { displayName: string } }).client.displayName
}
