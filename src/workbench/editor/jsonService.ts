import { getLanguageService, TextDocument, type JSONSchema } from 'vscode-json-languageservice'
import instance from '../../../schemas/instance.schema.json'
import plans from '../../../schemas/plans.schema.json'

const schemas: Record<string, unknown> = { instance, plans }

/** The JSON service of VS Code: what it completes and explains here, it does there. */
export const jsonService = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  schemaRequestService: (address) => {
    const [, name = ''] = /(\w+)\.schema\.json$/.exec(address) ?? []
    return schemas[name]
      ? Promise.resolve(JSON.stringify(schemas[name]))
      : Promise.reject(new Error('No schema'))
  },
})

jsonService.configure({
  schemas: Object.entries(schemas).map(([name, schema]) => ({
    uri: `file:///schemas/${name}.schema.json`,
    fileMatch: [`${name}.json`],
    schema: schema as JSONSchema,
  })),
})

let last: { path: string; text: string; read: ReturnType<typeof read> } | undefined

/** A text as the service reads it; the one read last is asked for time and again, and can be large. */
export function readJson(path: string, text: string) {
  if (last?.path !== path || last.text !== text) last = { path, text, read: read(path, text) }
  return last.read
}

function read(path: string, text: string) {
  const document = TextDocument.create(`file:///fixtures/clients/${encodeURI(path)}`, 'json', 1, text)
  return { document, parsed: jsonService.parseJSONDocument(document) }
}
