import type { Instance } from '../../../contract/instance.ts'
import type { FormDefinition } from '../../forms/FormDefinition.ts'
import { maxChildren } from '../../../contract/family.ts'
import { stepTexts } from '../../texts/stepTexts.ts'

/** The family members that the employee covers. */
export function coverageForm({ features }: Instance): FormDefinition {
  const texts = stepTexts.coverage
  const countNames = Array.from({ length: maxChildren + 1 }, (_, count) =>
    stepTexts.people.children({ count }),
  )
  return {
    schema: {
      type: 'object',
      required: ['spouse', 'children'],
      properties: {
        spouse: { title: texts.spouse, type: 'boolean' },
        children: {
          title: features.singleChild ? texts.children : texts.childOrChildren,
          type: 'integer',
          minimum: 0,
          maximum: maxChildren,
        },
      },
    },
    uiSchema: {
      'ui:layout': 'rows',
      spouse: { 'ui:field': 'toggle' },
      children: {
        'ui:field': 'counter',
        'ui:countNames': countNames,
        'ui:addLabel': texts.addChild,
        'ui:removeLabel': texts.removeChild,
      },
    },
  }
}
