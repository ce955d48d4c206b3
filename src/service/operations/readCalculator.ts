import { hostOf, withSettings, type PageSettings } from '../site/pageSettings.ts'
import { readSite, type SiteFile } from '../site/files.ts'
import { SettingError } from './settings.ts'

export interface Calculator {
  files: ReadonlyMap<string, SiteFile>
  /** The API's address as the page has it. */
  apiHost: string
}

/**
 * The built calculator, with the settings written into its page; nothing at all without a folder.
 * @throws SettingError when it is not there.
 */
export async function readCalculator(folder: string, page: PageSettings): Promise<Calculator> {
  if (folder === '') return { files: new Map(), apiHost: '' }
  let apiHost: string | undefined
  const files = await readSite(folder, (html) => {
    const edited = withSettings(html, page)
    apiHost = hostOf(edited)
    return edited
  }).catch(() => new Map<string, SiteFile>())
  if (apiHost !== undefined) return { files, apiHost }
  throw new SettingError(
    `SITE_DIR has no calculator at ${JSON.stringify(folder)}: build it with \`npm run build\`, or set SITE_DIR to nothing to serve the API alone.`,
  )
}
