import type { Instance, InstancePayload } from '../contract/instance.ts'
import type { PlansDocument } from '../contract/plans.ts'
import type { ClientLanguage } from './ClientLanguage.ts'

interface Translation {
  /** The hash of the options in the first language of the client, if the document is in another one. */
  optionsHash: number | undefined
  /** The texts of the document in another language. */
  untranslated: readonly string[]
  /** The calculator's texts, if the client provides the language. */
  language: ClientLanguage | undefined
}

/**
 * The instance in JSON as the API sends it: as in its file, but in one language, and without $schema, which only editors
 * read. If employees can enter a custom scenario, each scenario has its uses of the services that they can choose, to
 * start from.
 * @param document in one language, valid, and consistent with the plans
 */
export function instanceBody(
  document: InstancePayload,
  { features, services }: Instance,
  plans: PlansDocument,
  { optionsHash, untranslated, language }: Translation,
): string {
  const shown = new Set(services.map(({ id }) => id))
  const usesByScenario = new Map(
    plans.scenarios.map(({ id, uses }) => [id, uses.filter(({ service }) => shown.has(service))]),
  )
  const scenarios = document.scenarios.map((scenario) => ({
    ...scenario,
    uses: features.customScenario ? usesByScenario.get(scenario.id) : undefined,
  }))
  return JSON.stringify({
    ...document,
    $schema: undefined,
    scenarios,
    optionsHash,
    untranslated: untranslated.length > 0 ? untranslated : undefined,
    language,
  })
}
