import document from '../../../src/contract/generated/openapi.json' with { type: 'json' }
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false })
ajv.addSchema(document, 'openapi.json')
/** Header values are strings; some describe numbers. */
const headerAjv = new Ajv2020({ strict: false, coerceTypes: true })

const compiled = new Map<string, ValidateFunction>()

/** Headers of every HTTP message, which OpenAPI does not describe. */
const undescribed = new Set(['content-type', 'date', 'connection', 'keep-alive', 'transfer-encoding'])

type Handle = (request: Request) => Response | Promise<Response>

/** Wraps a handler so that every exchange is checked. */
export function checked(handle: Handle) {
  return async (request: Request): Promise<Response> => {
    const received = request.clone()
    const response = await handle(request)
    await checkExchange(received, response.clone())
    return response
  }
}

/**
 * Checks that a response to a request is as openapi.json describes.
 * @throws Error with everything that is not described
 */
export async function checkExchange(request: Request, response: Response): Promise<void> {
  const operation = findOperation(request)
  const described = (operation.responses as Record<string, DescribedResponse | undefined>)[response.status]
  const problems = described
    ? [
        ...headerProblems(response, resolve(described)),
        ...(await bodyProblems(request, response, resolve(described))),
      ]
    : [`the status is not one of ${Object.keys(operation.responses).join(', ')}`]
  if (response.ok) problems.push(...(await requestProblems(request, operation)))
  if (problems.length > 0)
    throw new Error(
      `${request.method} ${request.url} → ${response.status} is not as openapi.json describes: ${problems.join('; ')}`,
    )
}

function headerProblems({ headers }: Response, described: DescribedResponse): string[] {
  const known = new Map(Object.entries(described.headers).map(([name, part]) => [name.toLowerCase(), part]))
  const problems = [...known].flatMap(([name, part]) => {
    const { required, schema } = resolve<DescribedHeader>(part)
    const value = headers.get(name)
    if (value === null) return required ? [`the header ${name} is missing`] : []
    const isValid = headerAjv.validate(
      typeof schema.const === 'number' ? { type: 'integer', ...schema } : schema,
      value,
    )
    return isValid ? [] : [`the header ${name} is ${value}`]
  })
  const undescribedNames = [...headers.keys()]
    .map((name) => name.toLowerCase())
    .filter((name) => !known.has(name) && !undescribed.has(name))
  return [...problems, ...undescribedNames.map((name) => `the header ${name} is not described`)]
}

async function bodyProblems(
  { method }: Request,
  response: Response,
  { content }: DescribedResponse,
): Promise<string[]> {
  const text = await readText(response)
  if (!content || method === 'HEAD') return text === '' ? [] : ['there is a body']
  const type = response.headers.get('Content-Type') ?? 'none'
  const media = content[type]
  return media ? schemaProblems(media.schema, text, 'the body') : [`the type ${type} is not described`]
}

/** A request that succeeded must be as the document requires. */
async function requestProblems(
  request: Request,
  operation: ReturnType<typeof findOperation>,
): Promise<string[]> {
  if (!('parameters' in operation)) return ['the request is not described']
  const { security = document.security, parameters, requestBody } = operation
  const type = (request.headers.get('Content-Type') ?? 'none').toLowerCase().replace(/\s*;.*/, '')
  // OpenAPI has no wildcard for media types that end in +json.
  const media = requestBody?.content[type.replace(/\/.+\+json$/, '/json')]
  return [
    ...(security.length > 0 && !request.headers.has('is-api-key') ? ['the request has no key'] : []),
    ...parameters.flatMap(({ value, schema }) => schemaProblems(schema, JSON.stringify(value), 'the path')),
    ...(requestBody && !media ? [`the request has type ${type}`] : []),
    ...(media ? schemaProblems(media.schema, await request.text(), 'the request') : []),
  ]
}

function schemaProblems(schema: Schema, json: string, subject: string): string[] {
  const name = JSON.stringify(schema)
  const validate =
    compiled.get(name) ?? ajv.compile(schema.$ref ? { $ref: `openapi.json${schema.$ref}` } : schema)
  compiled.set(name, validate)
  return validate(JSON.parse(json)) ? [] : [`${subject} ${ajv.errorsText(validate.errors)}`]
}

/** The body of a response, decompressed. */
export async function readText(response: Response): Promise<string> {
  if (response.headers.get('Content-Encoding') !== 'gzip' || !response.body) return response.text()
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).text()
}

interface Schema {
  $ref?: string
  [keyword: string]: unknown
}

interface DescribedHeader {
  required?: boolean
  schema: Schema
}

interface DescribedResponse {
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
function findOperation({ method, url }: Request) {
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
function resolve<T extends object>(part: T | { $ref: string }): T {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T
  return part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as T
}
