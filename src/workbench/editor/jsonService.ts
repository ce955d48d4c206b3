import { mapSchema } from '../../contract/mapSchema.ts'
import { describedForJson, type Schema } from '../../contract/schemaKeywords.ts'
import { getLanguageService, TextDocument, type JSONSchema } from 'vscode-json-languageservice'

const files = import.meta.glob<object>('../../../schemas/{instance,plans,language}.schema.json', {
  eager: true,
  import: 'default',
})
const schemas = Object.fromEntries(
  Object.entries(files).map(([path, schema]) => [/(\w+)\.schema\.json$/.exec(path)![1]!, schema]),
)

/** VS Code's JSON language service, so that completions and hovers are the same here as there. */
export const jsonService = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  schemaRequestService: (address) => {
    const [, name = ''] = /(\w+)\.schema\.json$/.exec(address) ?? []
    return schemas[name]
      ? Promise.resolve(JSON.stringify(mapSchema(schemas[name] as Schema, describedForJson)))
      : Promise.reject(new Error('No schema'))
  },
})

jsonService.configure({
  schemas: Object.entries(schemas).map(([name, schema]) => ({
    uri: `file:///schemas/${name}.schema.json`,
    fileMatch: [name === 'language' ? 'languages/*.json' : `${name}.json`],
    // A copy, because the service resolves references inside it, and the forms use the same schemas.
    schema: mapSchema(schema as Schema, describedForJson) as JSONSchema,
  })),
})

let cache: { path: string; text: string; result: ReturnType<typeof parse> } | undefined

/** Parses a text for the service. The last result is cached, because texts are large and many features need it. */
export function parseJson(path: string, text: string) {
  if (cache?.path !== path || cache.text !== text) cache = { path, text, result: parse(path, text) }
  return cache.result
}

function parse(path: string, text: string) {
  const document = TextDocument.create(`file:///fixtures/clients/${encodeURI(path)}`, 'json', 1, text)
  return { document, parsed: jsonService.parseJSONDocument(document) }
}
