/** Generates schemas/accepted.schema.json from the rules. With --check, fails if the file is stale instead. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import layout from '../../../.oxfmtrc.json' with { type: 'json' }
import { acceptedSchema } from './acceptedSchema.ts'

const file = join(import.meta.dirname, '../../../schemas/accepted.schema.json')
const text = await format(JSON.stringify(acceptedSchema), { parser: 'json', printWidth: layout.printWidth })

if (!process.argv.includes('--check')) await writeFile(file, text)
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('Stale: accepted.schema.json. Run `npm run contract` and commit the result.')
  process.exitCode = 1
}
