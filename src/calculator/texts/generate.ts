/**
 * Generates schemas/language.schema.json from the English messages, and the list of built-in languages from the folder
 * languages. With --check, fails if a file is stale instead.
 */
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { format } from 'prettier'
import layout from '../../../.oxfmtrc.json' with { type: 'json' }
import { defaultLanguage } from '../../contract/languages.ts'
import { writeGenerated } from '../../contract/writeGenerated.ts'
import { languageSchema } from './languageSchema.ts'

const root = join(import.meta.dirname, '../../..')
const generated = join(root, 'src/contract/generated')
const notice =
  '// Generated from src/calculator/texts/languages by generate.ts. Run `npm run contract` after adding one.\n'

const files = await readdir(join(import.meta.dirname, 'languages'))
const languages = [defaultLanguage, ...files.map((file) => basename(file, '.ts')).toSorted()]

await writeGenerated(
  new Map([
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
  ]),
)
