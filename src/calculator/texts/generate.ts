/**
 * Generates schemas/language.schema.json from the English messages, and the list of built-in languages from the folder
 * languages. With --check, fails if a file is stale instead.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { format } from 'prettier'
import layout from '../../../.oxfmtrc.json' with { type: 'json' }
import { defaultLanguage } from '../../contract/languages.ts'
import { languageSchema } from './languageSchema.ts'

const root = join(import.meta.dirname, '../../..')
const generated = join(root, 'src/contract/generated')
const notice =
  '// Generated from src/calculator/texts/languages by generate.ts. Run `npm run contract` after adding one.\n'

const files = await readdir(join(import.meta.dirname, 'languages'))
const languages = [defaultLanguage, ...files.map((file) => basename(file, '.ts')).toSorted()]

const outputs = new Map([
  [
    join(root, 'schemas/language.schema.json'),
    await format(JSON.stringify(languageSchema), { parser: 'json', printWidth: layout.printWidth }),
  ],
  [
    join(generated, 'builtInLanguages.js'),
    `${notice}export const builtInLanguages = ${JSON.stringify(languages)}\n`,
  ],
  [
    join(generated, 'builtInLanguages.d.ts'),
    `${notice}/** The tags of the languages that the calculator includes, English first. */\nexport declare const builtInLanguages: readonly string[]\n`,
  ],
])

for (const [path, text] of outputs) {
  if (!process.argv.includes('--check')) await writeFile(path, text)
  else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`Stale: ${relative(root, path)}. Run \`npm run contract\` and commit the result.`)
    process.exitCode = 1
  }
}
