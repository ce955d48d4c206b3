import { escapeControlCharacters } from '../check/controlCharacters.ts'

/**
 * Makes texts of clients mean nothing in Markdown and HTML. A backslash does not prevent that GitHub notifies people
 * (@name) and links issues (#1), but a zero-width space does. A dollar sign before a digit cannot end a formula, so
 * amounts stay readable, and so do colors (#1d4ed8).
 */
export function escapeMarkdown(text: string): string {
  return escapeControlCharacters(text)
    .trim()
    .replaceAll(/[\\`*_[\]<>&~|]|\$(?!\d)|:(?=\/\/)|(?<=www)\./gi, String.raw`\$&`)
    .replace(/^(\d*)([+.)-])/, String.raw`$1\$2`)
    .replace(/^#+(?=\s|$)/, String.raw`\$&`)
    .replaceAll(/@|#(?=\d+\b)(?!\d{6}\b)/g, '$&&#8203;')
}
