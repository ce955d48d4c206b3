/** Milliseconds. */
const timeout = 10_000

/** Bytes. */
const maxSize = 100_000

const imageTypes = new Set(['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg'])

/**
 * Downloads a client's logo.
 * @returns the image, or what prevents browsers from showing it, in one sentence
 */
export async function downloadLogo(
  url: string,
): Promise<{ type: string; bytes: Uint8Array } | { problem: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    const { body } = response
    const problem = problemOf(response)
    const bytes = problem === null ? await readUpTo(maxSize, body) : null
    await body?.cancel()
    if (bytes) return { type: typeOf(response), bytes }
    return {
      problem:
        problem ?? `The logo is larger than ${maxSize / 1000} kB, which takes long on slow connections.`,
    }
  } catch (error) {
    const { cause, name } = error as Error
    const reason = name === 'TimeoutError' ? 'no response' : ((cause as Error | undefined)?.message ?? name)
    return { problem: `The logo cannot be loaded (${reason}).` }
  }
}

function typeOf({ headers }: Response) {
  return (headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()
}

function problemOf(response: Response): string | null {
  const { ok, status, url, headers } = response
  const type = typeOf(response)
  const policy = headers.get('Cross-Origin-Resource-Policy') ?? 'cross-origin'
  if (!ok) return `The logo cannot be loaded (status ${status}).`
  if (url.startsWith('http:')) return 'The logo leads to an http address, which browsers do not load.'
  if (!imageTypes.has(type)) return `The logo has the type '${type}', which is not SVG, PNG, WebP, or JPEG.`
  if (policy !== 'cross-origin')
    return `The logo is only for its own site (Cross-Origin-Resource-Policy: ${policy}).`
  return null
}

/** Stops at the limit, however large the image is. Null if it is larger. */
async function readUpTo(limit: number, body: Response['body']): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
