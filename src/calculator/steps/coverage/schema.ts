import type { Instance } from '../../../contract/instance.ts'
import type { FormDefinition } from '../../forms/FormDefinition.ts'
import { maxChildren } from '../../rules/family.ts'

/** Who is covered besides the employee. */
export function coverageForm({ features }: Instance): FormDefinition {
  return {
    schema: {
      type: 'object',
      required: ['spouse', 'children'],
      properties: {
        spouse: { title: 'Spouse', type: 'boolean' },
        children: {
          title: features.singleChild ? 'Children' : 'Child(ren)',
          type: 'integer',
          minimum: 0,
          maximum: maxChildren,
        },
      },
    },
    uiSchema: {
      'ui:layout': 'rows',
      spouse: { 'ui:field': 'toggle' },
      children: { 'ui:field': 'counter', 'ui:countNames': countNames },
    },
  }
}

const countNames = Array.from({ length: maxChildren + 1 }, (_, count) =>
  count === 1 ? '1 child' : `${count} children`,
)
