/** The API's part of a request's path: it answers below any base path, so that no home need rewrite addresses. */
export function apiPath({ url }: Request): string {
  const { pathname } = new URL(url)
  // The last one counts: the base path itself may be called /mediplan/.
  return /^.*(\/mediplan\/.*|\/openapi\.json)$/.exec(pathname)?.[1] ?? pathname
}
