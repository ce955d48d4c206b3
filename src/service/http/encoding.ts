import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

export type Encoding = 'identity' | 'gzip'
export type Bytes = Uint8Array<ArrayBuffer>

export function negotiateEncoding(context: Context): Encoding {
  return accepts(context, {
    header: 'Accept-Encoding',
    supports: ['gzip', 'identity'],
    default: 'identity',
  }) as Encoding
}

export function gzip(bytes: Bytes): Promise<Bytes> {
  return transform(bytes, new CompressionStream('gzip'))
}

export function gunzip(bytes: Bytes): Promise<Bytes> {
  return transform(bytes, new DecompressionStream('gzip'))
}

/** Writes the bytes directly: piping a Blob's stream takes twice the time. */
async function transform(
  bytes: Bytes,
  { readable, writable }: CompressionStream | DecompressionStream,
): Promise<Bytes> {
  const writer = writable.getWriter()
  const [result] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(bytes),
    writer.close(),
  ])
  return new Uint8Array(result)
}
