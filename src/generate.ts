/**
 * Generates what the schemas, the texts, the linter's rules, and the catalog decide: the modules in contract/generated, the
 * schemas of accepted.json and of languages, snippets of the other schemas, and the guide to the catalog. With --check, it
 * writes nothing and fails if a file is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { format } from 'prettier'
import layout from '../.oxfmtrc.json' with { type: 'json' }
import { yearFiles } from './contract/clientFiles.ts'
import { generateModules } from './contract/generate.ts'

const root = join(import.meta.dirname, '..')
const schemas = join(root, 'schemas/v1')

// Each step imports what it needs after the steps before it, because it may need the files that they write.
await write(await generateModules())

const { generateBuiltInLanguages } = await import('./calculator/texts/generate.ts')
await write(await generateBuiltInLanguages())

const { languageSchema } = await import('./calculator/texts/languageSchema.ts')
await write(await schemaFile('language', languageSchema))

const { acceptedSchema } = await import('./check/acceptedSchema/acceptedSchema.ts')
await write(await schemaFile('accepted', acceptedSchema))
await write(await generateModules('accepted'))

const { withSnippets } = await import('./check/newClient/schemaSnippets.ts')
for (const file of yearFiles) {
  const path = join(schemas, file.replace('.json', '.schema.json'))
  await write(new Map([[path, await formatted(withSnippets(file, await readFile(path, 'utf8')))]]))
}

const { generateDescription } = await import('./service/openapi/generate.ts')
await write(await generateDescription())

const { catalogGuide } = await import('./catalog/guide.ts')
const guide = await format(catalogGuide(), { parser: 'markdown', printWidth: layout.printWidth })
await write(new Map([[join(root, 'docs/CATALOG.md'), guide]]))

async function schemaFile(name: string, schema: object): Promise<Map<string, string>> {
  return new Map([[join(schemas, `${name}.schema.json`), await formatted(JSON.stringify(schema))]])
}

function formatted(json: string) {
  return format(json, { parser: 'json', printWidth: layout.printWidth })
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
