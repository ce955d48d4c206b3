import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runnerImport } from 'vite'
import { defaultLanguage } from '../contract/languages.ts'
import { shell } from '../calculator/texts/en/shell.ts'
import type { Language } from '../calculator/texts/language.ts'

/** The folder with one file for each language but English. */
export const languagesFolder = join(import.meta.dirname, '../calculator/texts/languages')

export interface ShellTexts {
  /** For `lang`, as a BCP 47 tag. */
  locale: string
  shell: Pick<Language['shell'], 'application' | 'loading' | 'loadingHint' | 'noScript'>
}

/** The paths of the languages' files, by tag. */
export function languageFiles(): Map<string, string> {
  const names = readdirSync(languagesFolder).filter((name) => name.endsWith('.ts'))
  return new Map(names.map((name) => [basename(name, '.ts'), join(languagesFolder, name)]))
}

/** Evaluates a language's file. */
export async function readLanguage(file: string): Promise<Language> {
  const { module } = await runnerImport<{ language: Language }>(file, {
    configFile: false,
    logLevel: 'error',
  })
  return module.language
}

/** The texts of the page before its language is known, in English and then in every other language. */
export async function readShellTexts(): Promise<ShellTexts[]> {
  const others = await Promise.all([...languageFiles().values()].map(readLanguage))
  return [{ locale: defaultLanguage, shell }, ...others]
}
