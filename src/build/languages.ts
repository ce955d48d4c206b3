import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { Language } from '../calculator/texts/language.ts'

const root = join(import.meta.dirname, '../..')

/** The folder with one file for each language but English. */
const languagesFolder = join(root, 'src/calculator/texts/languages')

export interface ShellTexts {
  /** For `lang`, as a BCP 47 tag. */
  locale: string
  shell: Pick<Language['shell'], 'application' | 'loading' | 'loadingHint' | 'noScript'>
}

/**
 * Evaluates a module of the application. An import would make the module a part of Vite's configuration: the development
 * server restarts when such a module is saved, and the page loads again.
 * @param path absolute, or from the repository
 */
async function importModule<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(root, path), {
    configFile: false,
    logLevel: 'error',
  })
  return module
}

/** The paths of the languages' files, by tag. */
export function languageFiles(): Map<string, string> {
  const names = readdirSync(languagesFolder).filter((name) => name.endsWith('.ts'))
  return new Map(names.map((name) => [basename(name, '.ts'), join(languagesFolder, name)]))
}

async function readLanguage(file: string): Promise<Language> {
  return (await importModule<{ language: Language }>(file)).language
}

/** The texts of the page before its language is known, in English and then in every other language. */
export async function readShellTexts(): Promise<ShellTexts[]> {
  const { defaultLanguage } =
    await importModule<typeof import('../contract/languages.ts')>('src/contract/languages.ts')
  const { shell } = await importModule<typeof import('../calculator/texts/en/shell.ts')>(
    'src/calculator/texts/en/shell.ts',
  )
  const others = await Promise.all([...languageFiles().values()].map(readLanguage))
  return [{ locale: defaultLanguage, shell }, ...others]
}
