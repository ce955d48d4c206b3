import type { Instance } from '../../../contract/instance.ts'
import type { FormDefinition } from '../../forms/FormDefinition.ts'

/**
 * The uses of each service, by its position. What is typed stands there as a number once it is one that fits,
 * and as the text it is until then, which fails the check.
 */
export function customForm({ services }: Instance): FormDefinition {
  return {
    schema: {
      title: 'Uses of each service in the year',
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 9999 },
      minItems: services.length,
      maxItems: services.length,
    },
    uiSchema: {
      'ui:field': 'uses',
      'ui:enumNames': services.map(({ name }) => name),
    },
  }
}
