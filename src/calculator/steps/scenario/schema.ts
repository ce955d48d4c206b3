import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { Instance } from '../../../contract/instance.ts'
import type { FormDefinition } from '../../forms/FormDefinition.ts'

/**
 * Tiles where there is room for them, or else a list. The custom scenario is chosen by building one, so in the
 * list it can be seen but not chosen, and among the tiles it is not seen.
 */
export function scenarioForm({ scenarios, features }: Instance, isWide: boolean): FormDefinition {
  const custom = features.customScenario
    ? [{ id: customScenarioId, display: 'Custom Scenario (set up below)', icon: null }]
    : []
  const choices = [...custom, ...scenarios]
  return {
    schema: {
      type: 'object',
      required: ['scenario'],
      properties: {
        scenario: { title: 'Your Expected Usage', enum: choices.map(({ id }) => id) },
      },
    },
    uiSchema: {
      scenario: {
        'ui:field': isWide ? 'tiles' : 'select',
        'ui:heading': true,
        'ui:enumNames': choices.map(({ display }) => display),
        'ui:enumDisabled': custom.map(({ id }) => id),
        'ui:icons': choices.map(({ icon }) => icon),
      },
    },
  }
}

/** The surcharges that apply, by their position. */
export function surchargesForm({ surcharges }: Instance): FormDefinition {
  return {
    schema: {
      type: 'object',
      required: ['surcharges'],
      properties: {
        surcharges: {
          title: 'Surcharges and Credits',
          type: 'array',
          items: { type: 'boolean' },
          minItems: surcharges.length,
          maxItems: surcharges.length,
        },
      },
    },
    uiSchema: {
      surcharges: {
        'ui:field': 'checks',
        'ui:heading': true,
        'ui:enumNames': surcharges.map(({ statement }) => statement),
      },
    },
  }
}
