/** What a setting may be. */
export interface SettingKind<T> {
  /** Follows "set it to". */
  advice: string
  /** Undefined when the text is wrong. */
  parse: (text: string) => T | undefined
  /** Whether its text must not be shown. */
  isSecret?: boolean
}

export interface Rate {
  requests: number
  seconds: number
}

export function wholeNumber(from: number, to: number): SettingKind<number> {
  return {
    advice: `a whole number from ${from} to ${to}`,
    parse: (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined,
  }
}

export function oneOf<T extends string>(choices: readonly T[]): SettingKind<T> {
  return {
    advice: `one of ${choices.join(', ')}`,
    parse: (text) => choices.find((choice) => choice === text),
  }
}

export const folder: SettingKind<string> = { advice: 'a folder', parse: (text) => text }

/** With a slash at both ends, however it was written. */
export const basePath: SettingKind<string> = {
  advice: 'a plain path like /benefits/',
  parse: (text) => (/^[\w\-.~/]+$/.test(text) ? `/${text}/`.replaceAll(/\/+/g, '/') : undefined),
}

export const apiAddress: SettingKind<string> = {
  advice: 'an address like https://api.example.com/ or a path like /',
  parse: (text) =>
    /^(https?:\/\/|\/(?!\/))/.test(text) && URL.canParse(text, 'http://here') ? text : undefined,
}

export const apiKey: SettingKind<string> = {
  advice: 'a key of visible ASCII characters',
  parse: (text) => (/^[!-~]+$/.test(text) ? text : undefined),
  isSecret: true,
}

export const origins: SettingKind<string[]> = {
  advice: 'origins like https://benefits.example.com, with commas between them and no path',
  parse(text) {
    const parts = text.split(',').map((part) => part.trim())
    return parts.every((part) => URL.canParse(part) && new URL(part).origin === part) ? parts : undefined
  },
}

export const rate: SettingKind<Rate | 'off'> = {
  advice: 'requests/seconds like 600/60, or to off',
  parse(text) {
    if (text === 'off') return text
    const [, requests, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text) ?? []
    return requests && seconds ? { requests: Number(requests), seconds: Number(seconds) } : undefined
  },
}
