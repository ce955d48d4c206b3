/** How to parse the text of a setting. */
export interface SettingType<T> {
  /** Completes "set it to …". */
  help: string
  /** Returns undefined if the text does not match. */
  parse: (text: string) => T | undefined
  /** Keeps the text out of error messages. */
  isSecret?: boolean
}

export interface Rate {
  requests: number
  seconds: number
}

export function wholeNumber(min: number, max: number): SettingType<number> {
  return {
    help: `a whole number from ${min} to ${max}`,
    parse: (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined,
  }
}

export function oneOf<T extends string>(choices: readonly T[]): SettingType<T> {
  return {
    help: `one of ${choices.join(', ')}`,
    parse: (text) => choices.find((choice) => choice === text),
  }
}

export const folder: SettingType<string> = { help: 'a folder', parse: (text) => text }

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
    return parts.every((part) => URL.canParse(part) && new URL(part).origin === part) ? parts : undefined
  },
}

export const rate: SettingType<Rate | 'off'> = {
  help: 'requests/seconds like 6000/60, or to off',
  parse(text) {
    if (text === 'off') return text
    const [, requests, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text) ?? []
    return requests && seconds ? { requests: Number(requests), seconds: Number(seconds) } : undefined
  },
}
