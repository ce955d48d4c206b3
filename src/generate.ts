/**
 * Generates what the schemas, the texts, the linter's rules, and the catalog decide: the modules in contract/generated, the
 * schemas of accepted.json and of languages, and the guide to the catalog. With --check, it writes nothing and fails if a file is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { format } from 'prettier'
import layout from '../.oxfmtrc.json' with { type: 'json' }
import { generateModules } from './contract/generate.ts'

const root = join(import.meta.dirname, '..')

// Each step imports what it needs after the steps before it, because it may need the files that they write.
await write(await generateModules())

const { generateBuiltInLanguages } = await import('./calculator/texts/generate.ts')
await write(await generateBuiltInLanguages())

const { languageSchema } = await import('./calculator/texts/languageSchema.ts')
await write(await schemaFile('language', languageSchema))

const { acceptedSchema } = await import('./check/acceptedSchema/acceptedSchema.ts')
await write(await schemaFile('accepted', acceptedSchema))
await write(await generateModules('accepted'))

const { generateDescription } = await import('./service/openapi/generate.ts')
await write(await generateDescription())

const { catalogGuide } = await import('./catalog/guide.ts')
const guide = await format(catalogGuide(), { parser: 'markdown', printWidth: layout.printWidth })
await write(new Map([[join(root, 'docs/CATALOG.md'), guide]]))

async function schemaFile(name: string, schema: object): Promise<Map<string, string>> {
  const text = await format(JSON.stringify(schema), { parser: 'json', printWidth: layout.printWidth })
  return new Map([[join(root, 'schemas/v1', `${name}.schema.json`), text]])
}

/** @param files texts by absolute path */
async function write(files: ReadonlyMap<string, string>) {
  for (const [path, text] of files) {
    if (!process.argv.includes('--check')) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
      console.error(`Stale: ${relative(root, path)}. Run \`npm run contract\` and commit the result.`)
      process.exitCode = 1
    }
  }
}
