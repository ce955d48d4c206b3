import {
  fileName,
  isLanguageFile,
  isYearFile,
  languageTagOf,
  parentFolder,
} from '../../contract/clientFiles.ts'
import { builtInLanguages } from '../../contract/generated/builtInLanguages.js'
import { languagesOf } from '../../contract/languages.ts'
import type { ClientFile } from '../ClientFile.ts'
import { runRule } from '../runRule.ts'
import { checkLanguageFile } from './checkLanguageFile.ts'
import { checkTranslations } from './checkTranslations.ts'
import { clientLanguageRules, listedLanguages } from './clientLanguageRules.ts'

/** Reports the problems with a client's languages to its files: in the lists, in the texts, and in the folder languages. */
export function checkLanguages(client: string, files: ReadonlyMap<string, ClientFile>): void {
  const own = [...files].filter(([path]) => path.startsWith(`${client}/`))
  const languageFiles = own.filter(([path]) => isLanguageFile(path))
  const provided = languageFiles.map(([path]) => languageTagOf(path))
  const listed = new Set<unknown>()
  for (const [path, file] of own) {
    const name = fileName(path)
    if (!isYearFile(name) || !file.hasExpectedKind) continue
    const instanceFile = files.get(`${parentFolder(path)}/instance.json`)
    // Without it, the languages of the texts in plans.json are not known.
    if (!instanceFile?.hasExpectedKind) continue
    const instance = instanceFile.document.value
    if (name === 'instance.json') {
      const list = listedLanguages(instance)
      for (const tag of list) listed.add(tag)
      for (const rule of clientLanguageRules) file.report(runRule(rule, () => rule.check({ list, provided })))
    }
    const [first, ...others] = languagesOf(instance)
    // An unknown language is an error already.
    const known = others.filter((tag) => builtInLanguages.includes(tag) || provided.includes(tag))
    file.report(checkTranslations(file.document, name, [first, ...known]))
  }
  for (const [path, file] of languageFiles)
    if (file.document.isJsonc) file.report(checkLanguageFile(file.document, languageTagOf(path), listed))
}
