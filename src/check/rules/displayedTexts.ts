import type { Instance } from '../../contract/instance.ts'
import { optionsOf } from '../../contract/optionsOf.ts'
import { personalQuestions } from '../../contract/personalQuestions.ts'
import type { PlansDocument } from '../../contract/plans.ts'

/** A text that employees see. */
export interface DisplayedText {
  pointer: string
  text: string
  /** Pointers to values that refer to it by its text. */
  references?: string[]
  /** Whether another row of its list may have the same text. */
  mayRepeat?: boolean
  /** Whether it is in a language from right to left. Without it, its letters decide. */
  isRightToLeft?: boolean
}

/** @param serviceNames from customScenarioUses */
export function instanceTexts(instance: Instance, serviceNames: unknown[]): DisplayedText[] {
  const { displayName, logo, contact } = instance.client
  return [
    { pointer: '/client/displayName', text: displayName },
    ...(logo ? [{ pointer: '/client/logo/alt', text: logo.alt, mayRepeat: true }] : []),
    ...(contact ? [{ pointer: '/client/contact/text', text: contact.text, mayRepeat: true }] : []),
    ...rowTexts('/scenarios', 'display', instance.scenarios),
    ...instance.scenarios.flatMap(({ summary }, index) =>
      summary ? [{ pointer: `/scenarios/${index}/summary`, text: summary, mayRepeat: true }] : [],
    ),
    ...rowTexts('/services', 'name', instance.services).map(({ pointer, text }) => ({
      pointer,
      text,
      references: serviceNames.flatMap((name, index) =>
        name === text ? [`/customScenarioUses/${index}/name`] : [],
      ),
    })),
    ...personalQuestions.flatMap((question) =>
      optionsOf(instance, question).map(({ text }, index) => ({
        pointer: `/${question.list}/${index}/${question.optionText}`,
        text,
      })),
    ),
    ...rowTexts('/surcharges', 'statement', instance.surcharges),
  ]
}

export function plansTexts({ services, plans }: PlansDocument): DisplayedText[] {
  return [...rowTexts('/services', 'name', services), ...rowTexts('/plans', 'displayName', plans)]
}

function rowTexts<Name extends string>(
  list: string,
  name: Name,
  rows: Record<Name, string>[],
): DisplayedText[] {
  return rows.map((row, index) => ({ pointer: `${list}/${index}/${name}`, text: row[name] }))
}

/**
 * The service names in customScenarioUses, in order. Its rows can have any type, because no other code reads them.
 * @param payload the instance as it was read
 */
export function customServiceNames(payload: unknown): unknown[] {
  const { customScenarioUses: uses } = payload as { customScenarioUses?: unknown }
  return Array.isArray(uses) ? uses.map((use) => (use as { name?: unknown } | null)?.name) : []
}
