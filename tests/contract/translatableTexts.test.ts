import { expect, it } from 'vitest'
import instance from '../../schemas/instance.schema.json' with { type: 'json' }
import plans from '../../schemas/plans.schema.json' with { type: 'json' }
import { mapSchema, binding, type Schema } from '../../src/contract/schemaKeywords.ts'

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
  ['instance', instance as Schema],
  ['plans', plans as Schema],
])(
  'The schema of %s restricts only the type of a text, so that a document fits it in all languages or in none',
  (_, schema) => {
    const keywords = bindingKeywords(schema)
    expect(keywords).not.toEqual([])
    expect(keywords.filter((own) => own.join() !== 'type')).toEqual([])
  },
)
