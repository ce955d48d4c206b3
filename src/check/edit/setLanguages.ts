import { yearFiles } from '../../contract/clientFiles.ts'
import { isTranslations, languagesOf } from '../../contract/languages.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { editJson } from './editJson.ts'
import { isEntry } from './entries.ts'
import { parseText } from './parseText.ts'
import { listTexts } from './translations.ts'

/**
 * Sets the languages of a client. Every text keeps its language: with another first language, a string becomes a map
 * with the one that was first until now, and a map with only the new one becomes a string.
 * @param languages undefined for English only
 * @throws EditProblem if a text has syntax errors
 */
export function setLanguages(texts: YearTexts, languages: readonly string[] | undefined): YearTexts {
  const [before] = languagesOf(parseText(texts['instance.json']).value)
  const [after] = languagesOf({ client: { languages } })
  const changed = { ...texts }
  for (const file of yearFiles) {
    if (file !== 'instance.json' && after === before) continue
    changed[file] = editJson(
      texts[file],
      (document) => {
        if (after !== before)
          for (const { owner, property } of listTexts(document, file))
            owner[property] = moveText(owner[property], before, after)
        if (file === 'instance.json' && isEntry(document)) setList(document, languages)
        return document
      },
      file,
    )
  }
  return changed
}

function moveText(text: unknown, before: string, after: string): unknown {
  if (typeof text === 'string') return { [before]: text }
  return isTranslations(text) && Object.keys(text).join() === after ? text[after] : text
}

function setList(instance: Record<string, unknown>, languages: readonly string[] | undefined) {
  const client = (instance.client ??= {})
  if (!isEntry(client)) return
  if (languages === undefined) delete client.languages
  else client.languages = [...languages]
}
