import { isLanguageFile, languageTagOf } from '../../contract/clientFiles.ts'
import { isInFolder } from './selectors.ts'
import { useWorkbench } from './WorkbenchProvider.tsx'

/** The tags of the languages in the open client's languages folder. */
export function useClientLanguages(): string[] {
  const { client, paths, files } = useWorkbench()
  const all = new Set([...paths, ...Object.keys(files)])
  const own = [...all].filter((path) => client !== null && isInFolder(path, client) && isLanguageFile(path))
  return own.map(languageTagOf).toSorted()
}
