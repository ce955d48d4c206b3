import { check, ContractError, type Problem } from './check.ts'
import { validate } from './generated/keys.js'

/**
 * Checks the file of the API keys against schemas/keys.schema.json.
 * @returns the names of the clients' folders by API key.
 * @throws ContractError whose problems hold nothing of the file: they end in logs, where a key must not.
 */
export function parseKeys(payload: unknown): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(check(validate, payload, 'keys document').keys))
  } catch (error) {
    throw error instanceof ContractError
      ? new ContractError(error.subject, withoutKeys(error.problems))
      : error
  }
}

const expectations: Record<'' | '/keys', string> = {
  '': 'an object of $schema and keys alone',
  '/keys': 'API keys of visible ASCII characters, one at least, each with the name of a folder',
}

/** As much of a place as holds no key. */
export function placeWithoutKey(path: string): '' | '/keys' {
  return /^\/keys(\/|$)/.test(path) ? '/keys' : ''
}

/** A problem's place, expectation and finding can all hold a key. */
function withoutKeys(problems: Problem[]): Problem[] {
  const places = new Set(problems.map(({ path }) => placeWithoutKey(path)))
  return [...places].map((path) => ({
    path,
    expected: expectations[path],
    found: 'what is not shown, since it may be a key',
  }))
}
