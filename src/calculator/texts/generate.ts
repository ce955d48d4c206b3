import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { defaultLanguage } from '../../contract/languages.ts'

const generated = join(import.meta.dirname, '../../contract/generated')
const notice =
  '// Generated from src/calculator/texts/languages by generate.ts. Run `npm run contract` after adding one.\n'

/**
 * Generates the list of built-in languages from the folder languages.
 * @returns the texts of the module, by absolute path
 */
export async function generateBuiltInLanguages(): Promise<Map<string, string>> {
  const files = await readdir(join(import.meta.dirname, 'languages'))
  const languages = [defaultLanguage, ...files.map((file) => basename(file, '.ts')).toSorted()]
  return new Map([
    [
      join(generated, 'builtInLanguages.js'),
      `${notice}export const builtInLanguages = ${JSON.stringify(languages)}\n`,
    ],
    [
      join(generated, 'builtInLanguages.d.ts'),
      `${notice}/** The tags of the languages that the calculator includes, English first. */\nexport declare const builtInLanguages: readonly string[]\n`,
    ],
  ])
}
