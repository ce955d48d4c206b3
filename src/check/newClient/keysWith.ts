import { applyEdits, modify } from 'jsonc-parser'
import { parseKeys } from '../../contract/keys.ts'
import { UsageError } from '../files/UsageError.ts'

/**
 * The text of keys.json with one more key, all else as it was.
 * @throws UsageError when the key leads somewhere already, or the text is no keys.json.
 */
export function keysWith(text: string, key: string, client: string): string {
  if (knownKeys(text).has(key))
    throw new UsageError('The key already leads to a client: choose another with --key.')
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' }
  const changed = applyEdits(text, modify(text, ['keys', key], client, { formattingOptions }))
  knownKeys(changed)
  return changed
}

function knownKeys(text: string) {
  try {
    const document = JSON.parse(text) as { keys?: object }
    const isNew = document.keys && Object.keys(document.keys).length === 0
    return isNew ? new Map<string, string>() : parseKeys(document)
  } catch {
    throw new UsageError('keys.json or the key has a mistake: `mediplan check` says more.')
  }
}
