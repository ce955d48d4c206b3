import { describe, expect, it } from 'vitest'
import type { Schema } from '../../../src/contract/schemaKeywords.ts'
import { findCompletions } from './jsonService.ts'
import { resolved } from './allSubschemas.ts'
import { schemas } from './schemaFiles.ts'
import { acceptPlaceholders } from './snippets.ts'

/** The path by which an editor recognizes each kind of document. */
const files = new Map([
  ['instance', 'fixtures/clients/zephyr/instance.json'],
  ['plans', 'fixtures/clients/zephyr/plans.json'],
  ['keys', 'fixtures/clients/keys.json'],
  ['accepted', 'fixtures/clients/accepted.json'],
])

const empty = [...files].flatMap(([name, path]) => {
  const whole = schemas.get(name)!
  return [...emptyObjects(whole, whole, (inner) => inner)].map(({ text, properties }) => ({
    path,
    text,
    properties,
  }))
})

describe('An editor completes every property with its value', () => {
  it.each(empty)('in $path at $text', async ({ path, text, properties }) => {
    const found = await findCompletions(path, text)
    expect([...found.keys()]).toEqual(expect.arrayContaining(properties))
    for (const name of properties) {
      // A single number is the cursor position at which to write the value.
      const insertText = found.get(name)!.insertText.replace(/(?<!\\)\$\d+/g, 'null')
      expect(JSON.parse(`{${acceptPlaceholders(insertText)}}`)).toHaveProperty([name])
    }
  })
})

/** For each object of a schema, a document in which it is empty, and its properties. */
function* emptyObjects(
  whole: Schema,
  part: Schema,
  around: (inner: string) => string,
): Generator<{ text: string; properties: string[] }> {
  const { properties, items } = resolved(whole, part) as {
    properties?: Record<string, Schema>
    items?: Schema
  }
  if (items) yield* emptyObjects(whole, items, (inner) => around(`[${inner}]`))
  if (!properties) return
  yield { text: around('{‸}'), properties: Object.keys(properties) }
  for (const [name, property] of Object.entries(properties))
    yield* emptyObjects(whole, property, (inner) => around(`{ ${JSON.stringify(name)}: ${inner} }`))
}
