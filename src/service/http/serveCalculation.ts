import type { Context } from 'hono'
import { ContractError } from '../../contract/ContractError.ts'
import type { CalculationInputs } from '../../contract/inputs.ts'
import type { OutputsPayload } from '../../contract/outputs.ts'
import { calculateInSteps } from '../../engine/calculate.ts'
import { acceptInputs } from '../acceptInputs.ts'
import type { ApiEnvironment, AppOptions, WorkQueue } from './AppOptions.ts'
import { gunzip, gzip as compressStream, negotiateEncoding, type Bytes, type Encoding } from './encoding.ts'
import { languageHeaders } from './identifyClient.ts'
import { issueAt, problemError } from './problem.ts'
import { callerNetwork } from './rateLimit.ts'
import { ResultCache } from './ResultCache.ts'

type ApiContext = Context<ApiEnvironment>

/** Seconds in which most of a caller's waiting calculations complete. */
const retryAfter = '5'

/** Characters. A longer body takes so much time to check that the check waits in the queue too. */
const maxUnqueuedCheck = 4096

/** Bytes. */
const defaultCacheSize = 4_000_000

const withoutQueue: WorkQueue = { run: async (_, work) => work() }

/**
 * Responds with the result for the posted answers: from the cache, or after any queued work of the same caller.
 * Custom scenarios are cached too: a visitor who returns to the results posts the same one again. The cached results are
 * compressed unless the platform compresses responses, because nearly every caller accepts gzip.
 */
export function serveCalculation({
  queue = withoutQueue,
  callerAddress = () => '',
  compresses = true,
  gzip = compressStream,
  maxCacheSize = defaultCacheSize,
  onCacheLookup = () => undefined,
}: AppOptions) {
  const cache = new ResultCache(maxCacheSize)
  return async (context: ApiContext): Promise<Response> => {
    const run = async <T>(work: () => T | Promise<T>): Promise<T> => {
      const result = queue.run(callerNetwork(callerAddress(context)), () => {
        requireWaitingCaller(context)
        return work()
      })
      if (!result) throw problemError(context, 'busy', [], { 'Retry-After': retryAfter })
      return result
    }
    const text = await context.req.text()
    const check = () => checkAnswers(context, text)
    const inputs = text.length > maxUnqueuedCheck ? await run(check) : check()
    const key = cache.keyFor(context.var.localizedYear, inputs)
    const calculateOnce = async () => {
      // While this request waited, the same result may have been calculated for another one.
      const known = cache.find(key)
      if (known) return known
      const json = await calculate(context, inputs)
      const result = compresses ? await gzip(json) : json
      cache.add(key, result)
      return result
    }
    const cached = cache.find(key)
    onCacheLookup(cached !== undefined)
    const result = cached ?? (await run(calculateOnce))
    if (!compresses) return respond(context, result, 'identity', [])
    const encoding = negotiateEncoding(context)
    const bytes = encoding === 'gzip' ? result : await gunzip(result)
    return respond(context, bytes, encoding, ['Accept-Encoding'])
  }
}

/** Throws the response to answers that are not JSON or not accepted. */
function checkAnswers(context: ApiContext, text: string): CalculationInputs {
  const { clientYear, localizedYear } = context.var
  const payload = parseJson(text)
  if (payload === undefined) throw problemError(context, 'bad-json', [issueAt('', 'JSON', 'other text')])
  try {
    return acceptInputs(clientYear, localizedYear, payload)
  } catch (error) {
    if (error instanceof ContractError) throw problemError(context, 'unfit-answers', error.issues)
    throw error
  }
}

async function calculate(context: ApiContext, inputs: CalculationInputs): Promise<Bytes> {
  const { model, untranslatedTexts } = context.var.localizedYear
  return runInSteps(toJson(calculateInSteps(model, inputs), untranslatedTexts), () =>
    requireWaitingCaller(context),
  )
}

/** Encodes the result in a step of its own. */
function* toJson(
  steps: Generator<void, OutputsPayload>,
  untranslatedTexts: readonly string[],
): Generator<void, Bytes> {
  const payload = yield* steps
  yield
  const texts = textsIn(payload)
  const untranslated = untranslatedTexts.filter((text) => texts.has(text))
  const body = untranslated.length > 0 ? { ...payload, untranslated } : payload
  return new TextEncoder().encode(JSON.stringify(body))
}

function textsIn({ plans, assumptions }: OutputsPayload): Set<string> {
  const { services = [], source } = assumptions ?? {}
  return new Set([
    ...Object.values(plans).map(({ displayName }) => displayName),
    ...services.map(({ name }) => name),
    ...(source == null ? [] : [source]),
  ])
}

/** Stops work for a caller who has disconnected, or whose request has timed out. */
function requireWaitingCaller(context: ApiContext) {
  if (context.req.raw.signal.aborted) throw problemError(context, 'broken-off')
  if (context.var.hasTimedOut) throw problemError(context, 'out-of-time')
}

function respond(context: ApiContext, bytes: Bytes, encoding: Encoding, vary: string[]): Response {
  return context.body(bytes, 200, {
    'Content-Type': 'application/json',
    'Content-Length': String(bytes.byteLength),
    ...(encoding === 'gzip' && { 'Content-Encoding': encoding }),
    ...languageHeaders(context.var.localizedYear.language, vary),
  })
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Milliseconds after which other requests are served. Together with the longest step and the end of another request's
 * work, this must stay below 20.
 */
const maxBlock = 5

/**
 * Runs work in steps and lets the event loop run between them.
 * @param beforeStep throws to stop the work
 */
export async function runInSteps<T>(steps: Iterator<void, T>, beforeStep: () => void): Promise<T> {
  let pauseAt = performance.now() + maxBlock
  for (;;) {
    beforeStep()
    const step = steps.next()
    if (step.done) return step.value
    // On workerd, time does not advance during a request's work, so there is no pause. Other isolates serve requests.
    if (performance.now() < pauseAt) continue
    // Microtasks alone would not let the event loop run.
    await new Promise((resolve) => setTimeout(resolve))
    pauseAt = performance.now() + maxBlock
  }
}
