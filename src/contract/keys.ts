import { validatePayload } from './validatePayload.ts'
import { ContractError, type Issue } from './ContractError.ts'
import { validate } from './generated/keys.js'

/**
 * Checks keys.json against schemas/v1/keys.schema.json.
 * @returns the names of the clients' folders by API key.
 * @throws ContractError without any text of the file: issues end up in logs, where a key must not appear.
 */
export function parseKeys(payload: unknown): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(validatePayload(validate, payload, 'keys document').keys))
  } catch (error) {
    throw error instanceof ContractError ? new ContractError(error.subject, withoutKeys(error.issues)) : error
  }
}

const expectations: Record<'' | '/keys', string> = {
  '': 'an object with $schema and keys only',
  '/keys': 'one or more API keys of visible ASCII characters, each with the name of a folder',
}

/** The part of a pointer into keys.json that cannot contain a key. */
export function pointerWithoutKey(pointer: string): '' | '/keys' {
  return /^\/keys(\/|$)/.test(pointer) ? '/keys' : ''
}

/** Every text of an issue can contain a key: pointer, expected, and found. */
function withoutKeys(issues: Issue[]): Issue[] {
  const pointers = new Set(issues.map(({ pointer }) => pointerWithoutKey(pointer)))
  return [...pointers].map((pointer) => ({
    pointer,
    expected: expectations[pointer],
    found: 'a value that is not shown, because it may be a key',
  }))
}
