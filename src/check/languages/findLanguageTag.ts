import { isLanguageFile, languagesFolder } from '../../contract/clientFiles.ts'
import { isLanguageTag } from '../../contract/isLanguageTag.ts'
import { languageName } from './languageName.ts'

/**
 * The tag that a text means: another spelling of it, such as fr_ca for fr-CA, or the English name of the language.
 * Undefined if there is none, or if it cannot be the name of a file.
 */
export function findLanguageTag(text: string): string | undefined {
  const spelled = text.trim().replaceAll('_', '-')
  const [canonical] = isLanguageTag(spelled) ? Intl.getCanonicalLocales(spelled) : []
  if (canonical !== undefined && isFileName(canonical)) return canonical
  return primaryTags().find((tag) => languageName(tag).toLowerCase() === spelled.toLowerCase())
}

function isFileName(tag: string) {
  return isLanguageFile(`client/${languagesFolder}/${tag}.json`)
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** All tags of two letters, then those of three. */
function primaryTags(): string[] {
  const two = letters.flatMap((first) => letters.map((second) => first + second))
  return [...two, ...two.flatMap((start) => letters.map((last) => start + last))]
}
