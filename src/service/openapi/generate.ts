/**
 * Writes the document that is served at openapi.json: the description of the API with all referenced schemas.
 * With --check, fails if the document is out of date and writes nothing.
 */
import { join } from 'node:path'
import { bundleFromString, createConfig } from '@redocly/openapi-core'
import { isRecord } from '../../contract/isRecord.ts'
import { binding } from '../../contract/schemaKeywords.ts'
import { writeGenerated } from '../../contract/writeGenerated.ts'
import { openApiDocument } from './openApiDocument.ts'

const root = join(import.meta.dirname, '../../..')
const file = join(root, 'src/contract/generated/openapi.json')

const { bundle, problems } = await bundleFromString({
  source: JSON.stringify(openApiDocument),
  absoluteRef: join(root, 'schemas/openapi.json'),
  config: await createConfig({}),
})
const errors = problems.filter(({ severity }) => severity === 'error')
if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))

const text = `${JSON.stringify(bundle.parsed, omitInternalParts, 2).replaceAll(/(\w+)\.schema"/g, '$1"')}\n`
await writeGenerated(new Map([[file, text]]))

/** Omits keywords for our tools and for editors, and definitions that the bundler has turned into components. */
function omitInternalParts(key: string, value: unknown) {
  if (['tsType', '$schema', '$defs'].includes(key)) return undefined
  return isRecord(value) ? binding(value) : value
}
