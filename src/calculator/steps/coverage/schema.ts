import type { Instance } from '../../../contract/instance.ts'
import type { FormDefinition } from '../../forms/FormDefinition.ts'

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
          maximum: 9,
        },
      },
    },
    uiSchema: {
      'ui:layout': 'rows',
      spouse: { 'ui:field': 'toggle' },
      children: { 'ui:field': 'counter' },
    },
  }
}
