import { LineMap } from '../../clients/LineMap.ts'
import { fileName, isClientFile } from '../../contract/clientFiles.ts'
import { valueAt } from '../../contract/pointer.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { locate } from '../locate.ts'
import { logoDownload } from '../rules/brandRules.ts'
import { JsonDocument } from '../source/JsonDocument.ts'

/** Milliseconds. */
const timeout = 10_000

/** Bytes. */
const maxSize = 100_000

const imageTypes = new Set(['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg'])

/**
 * Downloads the logos of clients, each address once, and reports those that browsers cannot show.
 * @param files the texts by path. Skips an address that is not https, because employees see no logo then.
 */
export async function checkLogos(files: ReadonlyMap<string, string>): Promise<Diagnostic[]> {
  const problems = new Map<string, Promise<string | null>>()
  const diagnostics = await Promise.all(
    [...files].map(async ([path, text]) => {
      if (!isClientFile(path) || fileName(path) !== 'instance.json') return []
      const document = new JsonDocument(path, text)
      const url = valueAt(document.value, pointer)
      if (typeof url !== 'string' || !url.startsWith('https://') || !URL.canParse(url)) return []
      const problem = problems.get(url) ?? findProblem(url)
      problems.set(url, problem)
      const message = await problem
      return message === null ? [] : [toDiagnostic(document, message)]
    }),
  )
  return diagnostics.flat()
}

const pointer = '/client/logo/url'

function toDiagnostic(document: JsonDocument, message: string): Diagnostic {
  return locate(document, new LineMap(document.text), {
    rule: logoDownload,
    pointer,
    message,
    help: 'Open the address in a browser without signing in, and ask its owner for a public image, or use another address.',
  })
}

/** What prevents browsers from showing an image, in one sentence; null if nothing does. */
async function findProblem(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    const { body } = response
    const problem = problemOf(response) ?? ((await isTooLarge(body)) ? tooLarge : null)
    await body?.cancel()
    return problem
  } catch (error) {
    const { cause, name } = error as Error
    const reason = name === 'TimeoutError' ? 'no response' : ((cause as Error | undefined)?.message ?? name)
    return `The logo cannot be loaded (${reason}).`
  }
}

const tooLarge = `The logo is larger than ${maxSize / 1000} kB, which takes long on slow connections.`

function problemOf({ ok, status, url, headers }: Response): string | null {
  const type = (headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()
  const policy = headers.get('Cross-Origin-Resource-Policy') ?? 'cross-origin'
  if (!ok) return `The logo cannot be loaded (status ${status}).`
  if (url.startsWith('http:')) return 'The logo leads to an http address, which browsers do not load.'
  if (!imageTypes.has(type)) return `The logo has the type '${type}', which is not SVG, PNG, WebP, or JPEG.`
  if (policy !== 'cross-origin')
    return `The logo is only for its own site (Cross-Origin-Resource-Policy: ${policy}).`
  return null
}

async function isTooLarge(body: Response['body']): Promise<boolean> {
  let size = 0
  // Stops at the limit, however large the image is.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength
    if (size > maxSize) return true
  }
  return false
}
