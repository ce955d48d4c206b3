import document from '../../../src/contract/generated/openapi.json' with { type: 'json' }

export interface Schema {
  $ref?: string
  [keyword: string]: unknown
}

export interface DescribedHeader {
  required?: boolean
  schema: Schema
}

export interface DescribedResponse {
  headers: Record<string, { $ref: string }>
  content?: Record<string, { schema: Schema }>
}

interface Parameter {
  name: string
  in: string
  schema: Schema
}

interface Operation {
  security?: unknown[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, DescribedResponse | { $ref: string }>
}

type PathItem = { parameters?: Parameter[] } & Record<string, Operation>

const paths = Object.entries(document.paths as unknown as Record<string, PathItem>).map(([path, item]) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  item,
}))

/** What the document says of a request, by its method and path. */
export function describedOperation({ method, url }: Request) {
  const pathname = partOf(new URL(url))
  const found = paths.find(({ pattern }) => pattern.test(pathname))
  if (!found) return { responses: { 404: resolve(document['x-unknown-path']) } }
  const operation = found.item[method.toLowerCase()]
  if (!operation) return { responses: { 405: resolve({ $ref: '#/components/responses/wrong-method' }) } }
  const parameters = (found.item.parameters ?? []).map(({ name, schema }) => ({
    value: decoded(found.pattern.exec(pathname)?.groups?.[name] ?? ''),
    schema,
  }))
  return { ...operation, parameters }
}

/** Anything may stand before mediplan/, and before the description, which is beside it and not in it. */
function partOf({ pathname }: URL): string {
  const [, part = pathname] =
    /^.*(\/mediplan\/.*)$/.exec(pathname) ?? /(\/openapi\.json)$/.exec(pathname) ?? []
  return part.replace(/^\/mediplan(?=\/openapi\.json$)/, '')
}

/** In an address any letter may be in code. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The part of the document that a reference names; what is no reference stands for itself. */
export function resolve<T extends object>(part: T | { $ref: string }): T {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T
  return part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as T
}
