import {
  apiAddress,
  apiKey,
  basePath,
  folder,
  oneOf,
  origins,
  rate,
  wholeNumber,
  type SettingKind,
} from './settingKinds.ts'

/** A setting cannot be used. The message is one sentence that says what to do. */
export class SettingError extends Error {
  override name = 'SettingError'
}

export type Settings = ReturnType<typeof readSettings>

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/**
 * All that the environment decides, with what holds where it says nothing. An empty setting says nothing, but for
 * SITE_DIR.
 * @throws SettingError
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  function read<T, Without>(name: string, kind: SettingKind<T>, without: Without): T | Without {
    const text = environment[name]?.trim()
    return text ? parse(name, kind, text) : without
  }
  return {
    /** Where it listens; 0 takes a free port. */
    port: read('PORT', wholeNumber(0, 65_535), 8080),
    /** The built calculator; empty serves the API alone. */
    siteFolder: environment.SITE_DIR ?? 'dist',
    /** The base that the calculator was built for. */
    base: read('BASE_PATH', basePath, '/'),
    /** The clients and keys.json. */
    clientsFolder: read('CLIENTS_DIR', folder, 'fixtures/clients'),
    /** These replace what the page was built with. */
    page: { host: read('API_HOST', apiAddress, undefined), key: read('API_KEY', apiKey, undefined) },
    /** Whose pages may call the API, besides those of its own origin. */
    allowedOrigins: read('ALLOWED_ORIGINS', origins, []),
    /** How often one address may call with one key. */
    rateLimit: read('RATE_LIMIT', rate, { requests: 600, seconds: 60 }),
    /** How many proxies stand in front, each adding to X-Forwarded-For the address that it was called from. */
    proxies: read('TRUST_PROXY', wholeNumber(0, 9), 0),
    logLevel: read('LOG_LEVEL', oneOf(logLevels), 'info'),
    /** Seconds after which a request is given up; the calculator waits 15. */
    requestTimeout: read('REQUEST_TIMEOUT', wholeNumber(1, 300), 10),
    /** Seconds in which it still takes connections after SIGTERM: longer than a balancer takes to ask /readyz and heed it. */
    drainSeconds: read('DRAIN_SECONDS', wholeNumber(0, 300), 10),
    /** Seconds after which it ends, whatever is in flight. */
    shutdownSeconds: read('SHUTDOWN_SECONDS', wholeNumber(1, 3600), 25),
  }
}

function parse<T>(name: string, { parse: parseText, advice, isSecret }: SettingKind<T>, text: string): T {
  const value = parseText(text)
  if (value !== undefined) return value
  throw new SettingError(
    `${name} ${isSecret ? 'cannot be used' : `cannot be ${JSON.stringify(text)}`}: set it to ${advice}.`,
  )
}
