import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { PersonName } from '../../../contract/inputs.ts'
import type { Instance } from '../../../contract/instance.ts'
import type { FormDefinition } from '../../forms/FormDefinition.ts'
import { maxUses } from '../../state/customUses.ts'
import { stepTexts } from '../../texts/stepTexts.ts'

/**
 * Tiles in wide windows, a drop-down list in narrow ones. The custom scenario is chosen in its own dialog: the list shows
 * it as a disabled entry, the tiles leave it out.
 */
export function scenarioForm({ scenarios, features }: Instance, isWide: boolean): FormDefinition {
  const custom = features.customScenario
    ? [{ id: customScenarioId, display: stepTexts.scenario.customEntry, summary: null, icon: null }]
    : []
  const choices = [...custom, ...scenarios]
  return {
    schema: {
      type: 'object',
      required: ['scenario'],
      properties: {
        scenario: { title: stepTexts.scenario.expectedUsage, enum: choices.map(({ id }) => id) },
      },
    },
    uiSchema: {
      scenario: {
        'ui:field': isWide ? 'tiles' : 'select',
        'ui:heading': true,
        'ui:enumNames': choices.map(({ display }) => display),
        'ui:enumDisabled': custom.map(({ id }) => id),
        'ui:descriptions': choices.map(({ summary }) => summary ?? ''),
        'ui:icons': choices.map(({ icon }) => icon),
      },
    },
  }
}

/** Which surcharges apply, in the order of the client's surcharges. */
export function surchargesForm({ surcharges }: Pick<Instance, 'surcharges'>): FormDefinition {
  return {
    schema: {
      type: 'object',
      required: ['surcharges'],
      properties: {
        surcharges: {
          title: stepTexts.scenario.surcharges,
          type: 'array',
          items: { type: 'boolean' },
          minItems: surcharges.length,
          maxItems: surcharges.length,
        },
      },
    },
    uiSchema: {
      surcharges: {
        'ui:field': 'checkboxes',
        'ui:heading': true,
        'ui:enumNames': surcharges.map(({ statement }) => statement),
      },
    },
  }
}

/**
 * The uses of each service, in the order of the services; with persons, of each service and person. An input that is not
 * a whole number keeps its text, which fails validation.
 */
export function customForm(instance: Instance, persons: PersonName[] | null = null): FormDefinition {
  const { client, services } = instance
  const inputs = services.length * (persons?.length ?? 1)
  return {
    schema: {
      title: stepTexts.customScenario.caption({ planYear: client.planYear }),
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: maxUses(instance) },
      minItems: inputs,
      maxItems: inputs,
    },
    uiSchema: {
      'ui:field': 'uses',
      'ui:enumNames': services.map(({ name }) => name),
      ...(persons && { 'ui:persons': persons.map(columnTitle) }),
    },
  }
}

function columnTitle({ role, number }: PersonName) {
  if (role === 'child') return stepTexts.people.child({ number })
  return role === 'spouse' ? stepTexts.coverage.spouse : stepTexts.coverage.you
}
