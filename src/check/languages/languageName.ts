import { isLanguageFile, languagesFolder } from '../../contract/clientFiles.ts'
import { isLanguageTag } from '../../contract/languages.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language, such as Spanish; the tag in quotation marks if it is not one. */
export function languageName(tag: string): string {
  return isLanguageTag(tag) ? names.of(tag)! : JSON.stringify(tag)
}

/** For comparison with another spelling: fr-ca for fr_CA. */
export function normalizeTag(tag: string): string {
  return tag.toLowerCase().replaceAll('_', '-')
}

/**
 * Finds a language tag by the English name of the language, or by another spelling of the tag, such as fr_ca for fr-CA.
 * Returns undefined if no tag matches, or if the tag is not a valid file name.
 */
export function findLanguageTag(text: string): string | undefined {
  const spelled = text.trim().replaceAll('_', '-')
  const [canonical] = isLanguageTag(spelled) ? Intl.getCanonicalLocales(spelled) : []
  if (canonical !== undefined && isFileName(canonical)) return canonical
  tagsByName ??= listTagsByName()
  return tagsByName.get(spelled.toLowerCase())
}

function isFileName(tag: string) {
  return isLanguageFile(`client/${languagesFolder}/${tag}.json`)
}

/** Made on first use, because there are 18,000 tags. */
let tagsByName: Map<string, string> | undefined

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** By lowercase English names, the tags of two letters and of three. A name of both has the tag of two letters. */
function listTagsByName() {
  const two = letters.flatMap((first) => letters.map((second) => first + second))
  const three = two.flatMap((start) => letters.map((last) => start + last))
  return new Map([...two, ...three].toReversed().map((tag) => [names.of(tag)!.toLowerCase(), tag]))
}
