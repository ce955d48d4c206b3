import { SettingError, type Settings } from '../settings.ts'
import { readSetting, withSettings } from '../site/pageSettings.ts'
import { readSite, type SiteFile } from '../site/SiteFile.ts'

type SiteSettings = Pick<Settings, 'siteFolder' | 'base' | 'page'>

export interface Calculator {
  files: ReadonlyMap<string, SiteFile>
  apiHost: string
  key: string
  /** The consultancy that the page names; empty for none. */
  consultancy: string
}

/**
 * Reads the built calculator and writes the settings into its page. An empty folder name means no calculator.
 * @throws SettingError if the folder has no calculator
 */
export async function readCalculator({ siteFolder: folder, base, page }: SiteSettings): Promise<Calculator> {
  if (folder === '') return { files: new Map(), apiHost: '', key: '', consultancy: '' }
  let [apiHost, key, consultancy] = ['', '', '']
  const files = await readSite(folder, (html) => {
    apiHost = page.host ?? readSetting(html, 'api-host')
    key = page.key ?? readSetting(html, 'api-key')
    consultancy = page.consultancy ?? readSetting(html, 'consultancy')
    return withSettings(html, { ...page, base })
  }).catch(() => undefined)
  if (files) return { files, apiHost, key, consultancy }
  throw new SettingError(
    `SITE_DIR ${JSON.stringify(folder)} has no calculator: name the folder of a built one, leave SITE_DIR out, or set it to nothing to serve the API alone.`,
  )
}
