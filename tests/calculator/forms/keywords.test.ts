import type { RJSFSchema } from '@rjsf/utils'
import { fc } from '../../kit/fc.ts'
import { expect, it } from 'vitest'
import { coverageForm } from '../../../src/calculator/steps/coverage/schema.ts'
import { personalForm } from '../../../src/calculator/steps/personal/schema.ts'
import { customForm, scenarioForm, surchargesForm } from '../../../src/calculator/steps/scenario/schema.ts'
import { anyInstance } from '../instances.ts'

// The build replaces the parts of rjsf for other keywords, such as $ref and allOf.
const known = new Set([
  'title',
  'type',
  'required',
  'properties',
  'enum',
  'items',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
])

it('every form uses only supported keywords', () => {
  fc.assert(
    fc.property(anyInstance, fc.boolean(), (instance, isWide) => {
      const forms = [
        personalForm(instance),
        coverageForm(instance),
        scenarioForm(instance, isWide),
        surchargesForm(instance),
        customForm(instance),
      ]
      const unknown = forms
        .flatMap(({ schema }) => keywordsOf(schema))
        .filter((keyword) => !known.has(keyword))
      expect(unknown).toEqual([])
    }),
  )
})

function keywordsOf(schema: RJSFSchema): string[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ] as RJSFSchema[]
  return [...Object.keys(schema), ...inner.flatMap(keywordsOf)]
}
