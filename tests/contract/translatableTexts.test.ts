import { expect, it } from 'vitest'
import instance from '../../schemas/instance.schema.json' with { type: 'json' }
import plans from '../../schemas/plans.schema.json' with { type: 'json' }
import { translatableTexts } from '../../src/contract/languages.ts'
import { mapSchema } from '../../src/contract/mapSchema.ts'
import { childPointer, valueAt } from '../../src/contract/pointer.ts'
import { binding, type Schema } from '../../src/contract/schemaKeywords.ts'

/** The binding keywords of each translatable text of a schema. */
function bindingKeywords(schema: Schema) {
  const keywords: string[][] = []
  mapSchema(schema, (part) => {
    const { title: _, description: __, examples: ___, ...rest } = binding(part)
    if (part.translatable === true) keywords.push(Object.keys(rest))
    return part
  })
  return keywords
}

it.each([
  ['instance', instance as Schema, 10],
  ['plans', plans as Schema, 2],
])(
  'The schema of %s restricts only the type of a text, so that a document fits it in all languages or in none',
  (_, schema, count) => {
    expect(bindingKeywords(schema)).toEqual(Array.from({ length: count }, () => ['type']))
  },
)

/** The pointers to the translatable texts of a schema, with * for each row of a list. */
function translatablePointers(schema: Schema, part: Schema = schema, pointer = ''): string[] {
  if (typeof part.$ref === 'string')
    return translatablePointers(schema, valueAt(schema, part.$ref.slice(1)) as Schema, pointer)
  if (part.translatable === true) return [pointer]
  const { properties = {}, items } = part as { properties?: Record<string, Schema>; items?: Schema }
  return [
    ...Object.entries(properties).flatMap(([name, each]) =>
      translatablePointers(schema, each, childPointer(pointer, name)),
    ),
    ...(items ? translatablePointers(schema, items, `${pointer}/*`) : []),
  ]
}

it.each([
  ['instance.json', instance as Schema],
  ['plans.json', plans as Schema],
] as const)('The translatable texts of %s are those of its schema', (file, schema) => {
  expect(translatablePointers(schema).toSorted()).toEqual(translatableTexts[file].toSorted())
})
