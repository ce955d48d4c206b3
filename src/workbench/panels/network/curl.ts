import type { Exchange } from '../../frame/Exchange.ts'
import { unknownKey } from '../../frame/unknownKey.ts'

/**
 * A call as a command for a POSIX shell, which puts a key that is not known here in by itself.
 * @param host where the API is, with a slash at the end
 */
export function asCurl({ method, url, headers, body }: Exchange, host: string): string {
  const { pathname, search } = new URL(url)
  const address = new URL(`.${pathname}${search}`, host).href
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(address)}`,
    ...headers.map(
      ([name, value]) => `-H ${value === unknownKey ? `"${name}: ${value}"` : quoted(`${name}: ${value}`)}`,
    ),
    ...(body ? [`--data-raw ${quoted(body)}`] : []),
  ].join(' \\\n  ')
}

/** In a shell nothing means anything between single quotes, but for the quote that ends them. */
function quoted(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
