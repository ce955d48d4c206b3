import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Writes to a connection what need be no HTTP, piece by piece once the last was answered.
 * @returns all that came until the other side ended it.
 */
export async function sendRaw(address: string, ...pieces: string[]): Promise<string> {
  const socket = connect(Number(new URL(address).port), 'localhost')
  const answered = text(socket)
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await once(socket, 'data')
    socket.write(piece, 'latin1')
  }
  return answered
}

/** Of an answer its status, its headers that are named here, and its body. */
export function parts(answer: string, ...names: string[]) {
  const [head = '', body] = answer.split('\r\n\r\n')
  const headers = new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  return {
    status: Number(head.split(' ')[1]),
    headers: names.map((name) => headers.get(name)),
    body,
  }
}
