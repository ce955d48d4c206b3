import { UsageError } from '../check/files/UsageError.ts'
import { siteHeaderValues } from '../service/site/headerValues.ts'
import { formatHeaders, type HeadersFormat } from './formatHeaders.ts'
import { print } from './print.ts'

interface HeadersOptions {
  api?: string
  base?: string
  frameAncestors?: string[]
  static?: boolean
}

export async function runHeaders(
  server: HeadersFormat,
  { api, base, frameAncestors, static: isStatic = false }: HeadersOptions,
): Promise<void> {
  if (isStatic && api !== undefined)
    throw new UsageError('Use either --static or --api: a static site calls no API.')
  const headers = await siteHeaderValues({ apiHost: api, frameAncestors, hasWorker: isStatic })
  print(formatHeaders(server, headers, { base, isStatic }))
}
