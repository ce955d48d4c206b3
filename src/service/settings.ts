/** A setting cannot be used. The message is one sentence that says what to do. */
export class SettingError extends Error {
  override name = 'SettingError'
}

export type Settings = ReturnType<typeof readSettings>

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/**
 * Reads all settings from environment variables. An empty variable counts as unset.
 *
 * Our own code, because a library would replace little of it. envalid's num() accepts "80a" and its url() accepts
 * "javascript:alert(1)", so every type below would remain. A schema library (t3-env, znv, valibot) would
 * replace only the lookup and the message.
 * @throws SettingError for the first setting that cannot be used
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  function read<T, Default>(name: string, type: SettingType<T>, defaultValue: Default): T | Default {
    const text = environment[name]?.trim()
    return text ? parseSetting(name, type, text) : defaultValue
  }
  return {
    /** 0 selects a free port. */
    port: read('PORT', portNumber, 8080),
    /** The built calculator; empty to serve the API alone. */
    siteFolder: environment.SITE_DIR ?? '',
    /** The path that serves the calculator. */
    base: read('BASE_PATH', basePath, '/'),
    /** Contains keys.json and a folder for each client. */
    clientsFolder: read('CLIENTS_DIR', folder, 'clients'),
    /** Replaces what the page was built with. */
    page: {
      host: read('API_HOST', apiAddress, undefined),
      key: read('API_KEY', apiKey, undefined),
      consultancy: read('CONSULTANCY', consultancyName, undefined),
      keepAnswers: read('KEEP_ANSWERS', oneOf(['yes', 'no']), undefined),
      /** Other origins whose pages may show the calculator in a frame. */
      frameAncestors: read('FRAME_ANCESTORS', origins, []),
    },
    /** Other origins whose pages may call the API. */
    allowedOrigins: read('ALLOWED_ORIGINS', origins, []),
    /** Requests of each API key and caller. docs/OPERATIONS.md explains the default. */
    rateLimit: read('RATE_LIMIT', rate, { requests: 6000, seconds: 60 }),
    /** The number of proxies in front, each of which appends its caller's address to X-Forwarded-For. */
    proxies: read('TRUST_PROXY', wholeNumber(0, 9), 0),
    /** Megabytes of the cached results; 0 caches none. */
    cacheMegabytes: read('CACHE_MEGABYTES', wholeNumber(0, 100_000), 64),
    logLevel: read('LOG_LEVEL', oneOf(logLevels), 'info'),
    /** Seconds for a request; the calculator waits 15. */
    requestTimeout: read('REQUEST_TIMEOUT', wholeNumber(1, 300), 10),
    /** Seconds to accept connections after SIGTERM: longer than a load balancer takes to notice /readyz. */
    drainSeconds: read('DRAIN_SECONDS', wholeNumber(0, 300), 10),
    /** Seconds after the signal at which requests in flight are aborted. */
    shutdownSeconds: read('SHUTDOWN_SECONDS', wholeNumber(1, 3600), 25),
  }
}

function parseSetting<T>(name: string, { parse, help, isSecret }: SettingType<T>, text: string): T {
  const value = parse(text)
  if (value !== undefined) return value
  throw new SettingError(
    `${name} ${isSecret ? 'cannot be used' : `cannot be ${JSON.stringify(text)}`}: set it to ${help}.`,
  )
}

/** How to parse the text of a setting. */
export interface SettingType<T> {
  /** Completes "set it to …". */
  help: string
  /** Returns undefined if the text does not match. */
  parse: (text: string) => T | undefined
  /** Keeps the text out of error messages. */
  isSecret?: boolean
}

interface Rate {
  requests: number
  seconds: number
}

function wholeNumber(min: number, max: number): SettingType<number> {
  return {
    help: `a whole number from ${min} to ${max}`,
    parse: (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined,
  }
}

/** 0 selects a free port. */
export const portNumber = wholeNumber(0, 65_535)

function oneOf<T extends string>(choices: readonly T[]): SettingType<T> {
  return {
    help: `one of ${choices.join(', ')}`,
    parse: (text) => choices.find((choice) => choice === text),
  }
}

const folder: SettingType<string> = { help: 'a folder', parse: (text) => text }

const consultancyName: SettingType<string> = { help: 'the name of the consultancy', parse: (text) => text }

/** Normalized to have a slash at both ends. */
export const basePath: SettingType<string> = {
  help: 'a plain path like /benefits/',
  parse: (text) => (/^[\w\-.~/]+$/.test(text) ? `/${text}/`.replaceAll(/\/+/g, '/') : undefined),
}

export const apiAddress: SettingType<string> = {
  help: 'an address like https://api.example.com/ or a path like /',
  parse: (text) =>
    /^(https?:\/\/|\/(?!\/))/.test(text) && URL.canParse(text, 'http://localhost') ? text : undefined,
}

export const apiKey: SettingType<string> = {
  help: 'a key of visible ASCII characters',
  parse: (text) => (/^[!-~]+$/.test(text) ? text : undefined),
  isSecret: true,
}

export const origins: SettingType<string[]> = {
  help: 'origins like https://benefits.example.com, with commas between them and no path',
  parse(text) {
    const parts = text.split(',').map((part) => part.trim())
    // URL also accepts wildcards and semicolons.
    const isOrigin = (part: string) =>
      /^https?:\/\/[\w.:[\]-]+$/.test(part) && URL.canParse(part) && new URL(part).origin === part
    return parts.every(isOrigin) ? parts : undefined
  },
}

const rate: SettingType<Rate | 'off'> = {
  help: 'requests/seconds like 6000/60, or to off',
  parse(text) {
    if (text === 'off') return text
    const [, requests, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text) ?? []
    return requests && seconds ? { requests: Number(requests), seconds: Number(seconds) } : undefined
  },
}
