import { surchargeStatement } from '../../../contract/applicableInputs.ts'
import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { Family } from '../../../contract/family.ts'
import type { CoverageCode, PersonName } from '../../../contract/inputs.ts'
import type { Instance } from '../../../contract/instance.ts'
import type { FormDefinition } from '../../forms/FormDefinition.ts'
import { formatMonth } from '../../rules/formatDate.ts'
import { formatExactMoney, formatMoney } from '../../rules/formatMoney.ts'
import { personLabels } from '../../rules/persons.ts'
import { maxUses } from '../../state/customUses.ts'
import { stepTexts } from '../../texts/stepTexts.ts'

/**
 * Tiles in wide windows, a drop-down list in narrow ones. The custom scenario is chosen in its own dialog: the list of the
 * step shows it as a disabled entry, the tiles leave it out.
 * @param isStep whether the form is a section of its step, with a heading
 */
export function scenarioForm(
  { scenarios, features }: Instance,
  isWide: boolean,
  isStep = true,
): FormDefinition {
  const custom =
    isStep && features.customScenario
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
        'ui:heading': isStep,
        'ui:enumNames': choices.map(({ display }) => display),
        'ui:enumDisabled': custom.map(({ id }) => id),
        'ui:descriptions': choices.map(({ summary }) => summary ?? ''),
        'ui:icons': choices.map(({ icon }) => icon),
      },
    },
  }
}

/** The questions about the baby that the chosen scenario adds. Its coverage is asked only if no child is covered. */
export function babyForm({ children }: Family, texts = stepTexts.scenario.baby): FormDefinition {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  return {
    schema: {
      type: 'object',
      properties: {
        ...(children === 0 && { isCovered: { title: texts.isCovered, enum: [true, false] } }),
        month: { title: texts.month, enum: [null, ...months] },
      },
    },
    uiSchema: {
      isCovered: { 'ui:field': 'tiles', 'ui:enumNames': [texts.yes, texts.no] },
      month: {
        'ui:field': 'select',
        'ui:enumNames': [texts.unknownMonth, ...months.map(formatMonth)],
      },
    },
  }
}

/**
 * Which surcharges apply, in the order given, with their amounts in a tier.
 * @param isStep whether the form is a section of its step, with a heading
 */
export function surchargesForm(
  surcharges: Instance['surcharges'],
  family: Family,
  tier: CoverageCode,
  isStep = true,
): FormDefinition {
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
        'ui:heading': isStep,
        'ui:enumNames': surcharges.map((surcharge) => surchargeStatement(surcharge, family)),
        'ui:descriptions': surcharges.map(({ detail }) => amountText(detail, tier)),
      },
    },
  }
}

/** Empty if the amount is 0, or if the API does not send it. */
function amountText(detail: Instance['surcharges'][number]['detail'], tier: CoverageCode) {
  if (!detail) return ''
  const { amount: amounts, per, each } = detail
  // One child costs as much as several unless there is an amount for one.
  const amount =
    typeof amounts === 'number' ? amounts : (amounts[tier] ?? (tier === 'EK' ? amounts.EC : undefined))
  if (!amount) return ''
  const format = Number.isInteger(amount) ? formatMoney : formatExactMoney
  return stepTexts.scenario.surchargeAmount[per][each ?? 'household']({ amount: format(amount) })
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
      ...(persons && { 'ui:persons': personLabels(persons) }),
    },
  }
}
