import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import document from '../../../src/contract/generated/openapi.json' with { type: 'json' }
import {
  describedOperation,
  resolve,
  type DescribedHeader,
  type DescribedResponse,
  type Schema,
} from './describedOperation.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false })
ajv.addSchema(document, 'openapi.json')
/** Headers are texts, of which some are numbers. */
const headerAjv = new Ajv2020({ strict: false, coerceTypes: true })

const compiled = new Map<string, ValidateFunction>()

/** What every message over HTTP may have, which OpenAPI leaves undescribed. */
const undescribed = new Set(['content-type', 'date', 'connection', 'keep-alive', 'transfer-encoding'])

type Handle = (request: Request) => Response | Promise<Response>

/** The handler, every exchange of which is checked. */
export function checked(handle: Handle) {
  return async (request: Request): Promise<Response> => {
    const received = request.clone()
    const response = await handle(request)
    await checkExchange(received, response.clone())
    return response
  }
}

/**
 * Checks that a request was answered as openapi.json says.
 * @throws Error saying what the document does not describe
 */
export async function checkExchange(request: Request, response: Response): Promise<void> {
  const operation = describedOperation(request)
  const described = (operation.responses as Record<string, DescribedResponse | undefined>)[response.status]
  const problems = described
    ? [
        ...headerProblems(response, resolve(described)),
        ...(await bodyProblems(request, response, resolve(described))),
      ]
    : [`the status is none of ${Object.keys(operation.responses).join(', ')}`]
  if (response.ok) problems.push(...(await requestProblems(request, operation)))
  if (problems.length > 0)
    throw new Error(
      `${request.method} ${request.url} → ${response.status} is not as openapi.json says: ${problems.join('; ')}`,
    )
}

function headerProblems({ headers }: Response, described: DescribedResponse): string[] {
  const known = new Map(Object.entries(described.headers).map(([name, part]) => [name.toLowerCase(), part]))
  const wrong = [...known].flatMap(([name, part]) => {
    const { required, schema } = resolve<DescribedHeader>(part)
    const value = headers.get(name)
    if (value === null) return required ? [`the header ${name} is missing`] : []
    const isFit = headerAjv.validate(
      typeof schema.const === 'number' ? { type: 'integer', ...schema } : schema,
      value,
    )
    return isFit ? [] : [`the header ${name} is ${value}`]
  })
  const surplus = [...headers.keys()]
    .map((name) => name.toLowerCase())
    .filter((name) => !known.has(name) && !undescribed.has(name))
  return [...wrong, ...surplus.map((name) => `the header ${name} is not described`)]
}

async function bodyProblems(
  { method }: Request,
  response: Response,
  { content }: DescribedResponse,
): Promise<string[]> {
  const text = await textOf(response)
  if (!content || method === 'HEAD') return text === '' ? [] : ['there is a body']
  const type = response.headers.get('Content-Type') ?? 'none'
  const media = content[type]
  return media ? fitProblems(media.schema, text, 'the body') : [`the type ${type} is not described`]
}

/** A request that was answered well must have been as the document asks for. */
async function requestProblems(
  request: Request,
  operation: ReturnType<typeof describedOperation>,
): Promise<string[]> {
  if (!('parameters' in operation)) return ['it was answered at all']
  const { security = document.security, parameters, requestBody } = operation
  const type = (request.headers.get('Content-Type') ?? 'none').toLowerCase().replace(/\s*;.*/, '')
  // OpenAPI cannot say "whatever ends in +json" but in words.
  const media = requestBody?.content[type.replace(/\/.+\+json$/, '/json')]
  return [
    ...(security.length > 0 && !request.headers.has('is-api-key') ? ['it had no key'] : []),
    ...parameters.flatMap(({ value, schema }) => fitProblems(schema, JSON.stringify(value), 'the path')),
    ...(requestBody && !media ? [`the request was of the type ${type}`] : []),
    ...(media ? fitProblems(media.schema, await request.text(), 'the request') : []),
  ]
}

function fitProblems(schema: Schema, json: string, subject: string): string[] {
  const name = JSON.stringify(schema)
  const validate =
    compiled.get(name) ?? ajv.compile(schema.$ref ? { $ref: `openapi.json${schema.$ref}` } : schema)
  compiled.set(name, validate)
  return validate(JSON.parse(json)) ? [] : [`${subject} ${ajv.errorsText(validate.errors)}`]
}

async function textOf(response: Response) {
  if (response.headers.get('Content-Encoding') !== 'gzip' || !response.body) return response.text()
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).text()
}
