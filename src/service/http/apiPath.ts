const description = '/openapi.json'

/**
 * The API's part of a request's path: it answers below any base path, so that no home need rewrite addresses. Its
 * description stands beside mediplan/, not in it.
 */
export function apiPath({ url }: Request): string {
  const { pathname } = new URL(url)
  // The last one counts: the base path itself may be called /mediplan/.
  const call = /^.*(\/mediplan\/.*)$/.exec(pathname)?.[1]
  if (call !== undefined) return call === `/mediplan${description}` ? description : call
  return pathname.endsWith(description) ? description : pathname
}
