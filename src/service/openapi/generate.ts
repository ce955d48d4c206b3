import { join } from 'node:path'
import { bundleFromString, createConfig } from '@redocly/openapi-core'
import { isRecord } from '../../contract/isRecord.ts'
import { binding } from '../../contract/schemaKeywords.ts'
import { openApiDocument } from './openApiDocument.ts'

const root = join(import.meta.dirname, '../../..')
const file = join(root, 'src/contract/generated/openapi.json')

/**
 * Generates the document that is served at openapi.json: the description of the API with all referenced schemas.
 * @returns its text, by absolute path
 */
export async function generateDescription(): Promise<Map<string, string>> {
  const { bundle, problems } = await bundleFromString({
    source: JSON.stringify(openApiDocument),
    absoluteRef: join(root, 'schemas/v1/openapi.json'),
    config: await createConfig({}),
  })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const text = JSON.stringify(bundle.parsed, omitInternalParts, 2).replaceAll(/(\w+)\.schema"/g, '$1"')
  return new Map([[file, `${text}\n`]])
}

/** Omits keywords for our tools and for editors, and definitions that the bundler has turned into components. */
function omitInternalParts(key: string, value: unknown) {
  if (['tsType', '$schema', '$defs'].includes(key)) return undefined
  return isRecord(value) ? binding(value) : value
}
