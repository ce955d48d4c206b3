import { createYear } from '../clients/clients.ts'
import { downloadLogo } from '../clients/downloadLogo.ts'
import type { YearFile } from '../contract/clientFiles.ts'
import type { Client } from '../contract/instance.ts'
import type { PreviewData } from './PreviewData.ts'
import { readTemplate } from './readTemplate.ts'

/** A preview file, and what it lacks. */
export interface Preview {
  page: string
  /** Why the client's logo is not in the page, in one sentence; null if it is, or there is none. */
  logoProblem: string | null
}

/**
 * Builds a page that runs the whole calculator and its service for one plan year, as one file without a server.
 * Downloads the client's logo into it; if that fails, the page has no logo.
 * @param texts the two documents. The page contains them and nothing about other clients or years
 * @param date printed on every screen
 * @throws SyntaxError or ContractError if the service would reject the documents
 */
export async function buildPreview(texts: Record<YearFile, string>, date = new Date()): Promise<Preview> {
  const data: PreviewData = {
    date: date.toISOString(),
    instance: JSON.parse(texts['instance.json']),
    plans: JSON.parse(texts['plans.json']),
  }
  const { client } = createYear(data.instance, data.plans).instance
  // The same object as in the data.
  const { logo, problem: logoProblem } = await embedLogo(client.logo ?? null)
  if (client.logo) client.logo = logo
  const template = await readTemplate()
  return { page: template.replace('%DATA%', () => serializeForScript(data)), logoProblem }
}

async function embedLogo(
  logo: NonNullable<Client['logo']> | null,
): Promise<{ logo: NonNullable<Client['logo']> | null; problem: string | null }> {
  if (!logo) return { logo: null, problem: null }
  if (!logo.url.startsWith('https://'))
    return { logo: null, problem: 'The address of the logo does not start with https://.' }
  const image = await downloadLogo(logo.url)
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
