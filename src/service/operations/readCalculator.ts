import { SettingError, type Settings } from '../settings.ts'
import { readApiHost, readBase, withSettings } from '../site/pageSettings.ts'
import { readSite, type SiteFile } from '../site/SiteFile.ts'

type SiteSettings = Pick<Settings, 'siteFolder' | 'base' | 'page'>

export interface Calculator {
  files: ReadonlyMap<string, SiteFile>
  /** The API address in the page. */
  apiHost: string
}

/**
 * Reads the built calculator and writes the settings into its page. An empty folder name means no calculator.
 * @throws SettingError if the folder has no calculator, or one that was built for another base path
 */
export async function readCalculator({ siteFolder: folder, base, page }: SiteSettings): Promise<Calculator> {
  if (folder === '') return { files: new Map(), apiHost: '' }
  let apiHost: string | undefined
  let builtBase: string | undefined
  const files = await readSite(folder, (html) => {
    const edited = withSettings(html, page)
    apiHost = readApiHost(edited)
    builtBase = readBase(html)
    return edited
  }).catch(() => new Map<string, SiteFile>())
  if (builtBase !== undefined && builtBase !== base)
    throw new SettingError(
      `BASE_PATH is ${JSON.stringify(base)}, but the calculator in ${JSON.stringify(folder)} was built for ${JSON.stringify(builtBase)}: set BASE_PATH to ${JSON.stringify(builtBase)}, or build it with \`npm run build -- --base=${base}\`.`,
    )
  if (apiHost !== undefined) return { files, apiHost }
  throw new SettingError(
    `SITE_DIR ${JSON.stringify(folder)} has no calculator: build it with \`npm run build\`, or set SITE_DIR to nothing to serve the API alone.`,
  )
}
