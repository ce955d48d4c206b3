import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { sha256 } from 'hono/utils/crypto'
import { preconditionAnswer } from './conditional.ts'

/** A JSON text that is asked for again and again. */
interface Text {
  body: string
}

type Coding = 'identity' | 'gzip'

/** A text in one coding, with the strong tag that no other coding and no other text has. */
interface Representation {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

/** Each text is coded and tagged once, and forgotten together with the text. */
const kept = new WeakMap<Text, Map<Coding, Representation>>()

/** Answers with a text in the coding that suits the caller, gzip only if the app compresses. */
export async function answerText(
  context: Context,
  text: Text,
  { compresses, headers }: { compresses: boolean; headers: Record<string, string> },
): Promise<Response> {
  const coding = compresses ? codingFor(context) : 'identity'
  const { bytes, etag: strong } = await representationOf(text, coding)
  // A platform that compresses by itself does not tell whom it does so for: the tag cannot promise the bytes.
  const etag = compresses ? strong : `W/${strong}`
  const instead = preconditionAnswer(context, etag, headers)
  if (instead) return instead
  return context.body(bytes, 200, {
    'Content-Type': 'application/json',
    ...headers,
    ETag: etag,
    'Content-Length': String(bytes.byteLength),
    ...(coding === 'gzip' && { 'Content-Encoding': coding }),
  })
}

function codingFor(context: Context): Coding {
  const choice = { header: 'Accept-Encoding', supports: ['gzip', 'identity'], default: 'identity' } as const
  return accepts(context, { ...choice, supports: [...choice.supports] }) as Coding
}

async function representationOf(text: Text, coding: Coding): Promise<Representation> {
  const known = kept.get(text) ?? new Map<Coding, Representation>()
  kept.set(text, known)
  // The result is kept and not its promise, which on workerd belongs to the request that made it.
  const representation = known.get(coding) ?? (await represent(text, coding))
  known.set(coding, representation)
  return representation
}

async function represent({ body }: Text, coding: Coding): Promise<Representation> {
  const bytes = new TextEncoder().encode(body)
  const hash = (await sha256(bytes))?.slice(0, 32)
  return coding === 'gzip'
    ? { bytes: await gzip(bytes), etag: `"${hash}-gzip"` }
    : { bytes, etag: `"${hash}"` }
}

async function gzip(bytes: Uint8Array<ArrayBuffer>) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
