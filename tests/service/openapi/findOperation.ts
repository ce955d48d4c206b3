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

/** Finds the operation of a request by its method and path. */
export function findOperation({ method, url }: Request) {
  const pathname = withoutBase(new URL(url))
  const found = paths.find(({ pattern }) => pattern.test(pathname))
  if (!found) return { responses: { 404: resolve(document['x-unknown-path']) } }
  const operation = found.item[method.toLowerCase()]
  if (!operation) return { responses: { 405: resolve({ $ref: '#/components/responses/wrong-method' }) } }
  const parameters = (found.item.parameters ?? []).map(({ name, schema }) => ({
    value: decode(found.pattern.exec(pathname)?.groups?.[name] ?? ''),
    schema,
  }))
  return { ...operation, parameters }
}

/** Removes the base path. openapi.json is next to mediplan/, not inside. */
function withoutBase({ pathname }: URL): string {
  const [, part = pathname] =
    /^.*(\/mediplan\/.*)$/.exec(pathname) ?? /(\/openapi\.json)$/.exec(pathname) ?? []
  return part.replace(/^\/mediplan(?=\/openapi\.json$)/, '')
}

/** Leaves a malformed escape sequence as it is. */
function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Resolves a reference inside the document; returns anything else as it is. */
export function resolve<T extends object>(part: T | { $ref: string }): T {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T
  return part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as T
}
