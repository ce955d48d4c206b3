import { SettingError, type Settings } from '../settings.ts'
import { readApiHost, withSettings } from '../site/pageSettings.ts'
import { readSite, type SiteFile } from '../site/SiteFile.ts'

type SiteSettings = Pick<Settings, 'siteFolder' | 'base' | 'page'>

export interface Calculator {
  files: ReadonlyMap<string, SiteFile>
  /** The API address in the page. */
  apiHost: string
}

/**
 * Reads the built calculator and writes the settings into its page. An empty folder name means no calculator.
 * @throws SettingError if the folder has no calculator
 */
export async function readCalculator({ siteFolder: folder, base, page }: SiteSettings): Promise<Calculator> {
  if (folder === '') return { files: new Map(), apiHost: '' }
  let apiHost: string | undefined
  const files = await readSite(folder, (html) => {
    const edited = withSettings(html, { ...page, base })
    apiHost = readApiHost(edited)
    return edited
  }).catch(() => new Map<string, SiteFile>())
  if (apiHost !== undefined) return { files, apiHost }
  throw new SettingError(
    `SITE_DIR ${JSON.stringify(folder)} has no calculator: build it with \`npm run build\`, or set SITE_DIR to nothing to serve the API alone.`,
  )
}
