import { apiKeyPlaceholder, type ApiCall } from '../../frame/iframe/ApiCall.ts'

/**
 * A curl command for a POSIX shell. The placeholder for an API key stays a variable that the shell expands.
 * @param host the API's base URL, with a trailing slash
 */
export function toCurl({ method, url, headers, body }: ApiCall, host: string): string {
  const { pathname, search } = new URL(url)
  const address = new URL(`.${pathname}${search}`, host).href
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(address)}`,
    ...headers.map(
      ([name, value]) =>
        `-H ${value === apiKeyPlaceholder ? `"${name}: ${value}"` : quote(`${name}: ${value}`)}`,
    ),
    ...(body ? [`--data-raw ${quote(body)}`] : []),
  ].join(' \\\n  ')
}

/** A shell expands nothing between single quotes. Only the quote itself needs an escape. */
function quote(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
