import { downloadLogo, type DownloadedLogo } from '../clients/downloadLogo.ts'
import { findLogoProblem } from '../clients/logoFiles.ts'
import { isLogoName, languagesFolder } from '../contract/clientFiles.ts'
import { builtInLanguages } from '../contract/generated/builtInLanguages.js'
import type { Client } from '../contract/instance.ts'
import { languagesOf } from '../contract/languages.ts'
import { publishedInstance } from '../contract/publishedInstance.ts'
import type { YearTexts } from '../contract/yearDocuments.ts'
import { yearVersion } from '../contract/yearVersion.ts'
import { readPage } from '../packageFiles.ts'
import { withSettings } from '../service/site/pageSettings.ts'
import { createPreviewYear, type PreviewData } from './PreviewData.ts'

/** The texts of a year's documents, and of the client's own languages. */
export type PreviewTexts = YearTexts & Record<`languages/${string}.json`, string>

export interface PreviewOptions {
  /** The consultancy that the footer names. */
  consultancy?: string | undefined
  /** Printed on every screen. */
  date?: Date
  /** Replaced by tests. */
  download?: (url: string) => Promise<DownloadedLogo>
}

/** A preview file, and what it lacks. */
export interface Preview {
  page: string
  /** Identifies the documents. */
  version: string
  /** Why the client's logo is not in the page, in one sentence; null if it is, or there is none. */
  logoProblem: string | null
}

/**
 * Builds a page that runs the whole calculator and its service for one plan year, as one file without a server.
 * Downloads the client's logo into it; if that fails, the page has no logo.
 * @param texts the documents. The page contains them and nothing about other clients or years; of the languages, those
 *   that the instance lists
 * @throws SyntaxError or ContractError if the service would reject the documents
 */
export async function buildPreview(
  texts: PreviewTexts,
  { consultancy, date = new Date(), download = downloadLogo }: PreviewOptions = {},
): Promise<Preview> {
  const source: unknown = JSON.parse(texts['instance.json'])
  const plans: unknown = JSON.parse(texts['plans.json'])
  const instance = publishedInstance(source)
  const data: PreviewData = {
    date: date.toISOString(),
    version: await yearVersion({ 'instance.json': source, 'plans.json': plans }),
    instance,
    plans,
    languages: parseLanguages(texts, languagesOf(instance)),
  }
  createPreviewYear(data)
  const named = (source as InstanceFile).client.logo ?? null
  const { logo, problem: logoProblem } = await embedLogo(named, download)
  if (named) (instance as InstanceFile).client.logo = logo
  const template = withSettings(await readPage('preview'), { consultancy })
  return {
    page: template.replace('%DATA%', () => serializeForScript(data)),
    version: data.version,
    logoProblem,
  }
}

/** The part of an accepted instance that a preview changes. Its texts can be maps of languages. */
interface InstanceFile {
  client: { logo?: Logo | null }
}

type Logo = Pick<NonNullable<Client['logo']>, 'url'>

function parseLanguages(texts: PreviewTexts, tags: readonly string[]): PreviewData['languages'] {
  const own = tags.flatMap((tag) => {
    const text = builtInLanguages.includes(tag) ? undefined : texts[`${languagesFolder}/${tag}.json`]
    return text === undefined ? [] : [[tag, JSON.parse(text) as unknown] as const]
  })
  return Object.fromEntries(own)
}

async function embedLogo(
  logo: Logo | null,
  download: (url: string) => Promise<DownloadedLogo>,
): Promise<{ logo: Logo | null; problem: string | null }> {
  if (!logo) return { logo: null, problem: null }
  if (logo.url.startsWith('data:image/')) return { logo, problem: null }
  if (isLogoName(logo.url)) return { logo: null, problem: findLogoProblem(logo.url, undefined) }
  if (!logo.url.startsWith('https://'))
    return { logo: null, problem: 'The address of the logo does not start with https://.' }
  const image = await download(logo.url)
  if ('problem' in image) return { logo: null, problem: image.problem }
  const url = `data:${image.type};base64,${Buffer.from(image.bytes).toString('base64')}`
  return { logo: { ...logo, url }, problem: null }
}

/** Escapes what could end the script element or start a comment in it. */
function serializeForScript(data: unknown) {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** Whether a text is a preview file. */
export function isPreview(text: string): boolean {
  return text.slice(0, 2000).includes('<meta name="generator" content="Mediplan preview"')
}
