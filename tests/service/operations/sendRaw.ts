import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Writes chunks of any text to a connection, each after a response to the one before.
 * @returns everything received until the server closes the connection
 */
export async function sendRaw(address: string, ...chunks: string[]): Promise<string> {
  const socket = connect(Number(new URL(address).port), 'localhost')
  const received = text(socket)
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0) await once(socket, 'data')
    socket.write(chunk, 'latin1')
  }
  return received
}

/** Parses the status, the named headers, and the body of a response. */
export function parseResponse(response: string, ...names: string[]) {
  const [head = '', body] = response.split('\r\n\r\n')
  const headers = new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  return { status: Number(head.split(' ')[1]), headers: names.map((name) => headers.get(name)), body }
}
