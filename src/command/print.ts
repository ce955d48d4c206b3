import { escapeOutput } from '../check/controlCharacters.ts'

/** Writes lines to standard output. Texts of clients cannot control the terminal. */
export function print(text: string): void {
  process.stdout.write(escapeOutput(text))
}

export function printError(text: string): void {
  process.stderr.write(escapeOutput(text))
}

/** A path in a command that people copy. */
export function quoteForShell(path: string) {
  return /^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}
