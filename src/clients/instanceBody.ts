import type { Instance, InstancePayload } from '../contract/instance.ts'
import type { PlansDocument } from '../contract/plans.ts'

/**
 * The instance in JSON as the API sends it: as in its file, but without $schema, which only editors read. If employees
 * can enter a custom scenario, each scenario has its uses of the services that they can choose, to start from.
 * @param document valid, and consistent with the plans
 */
export function instanceBody(
  document: InstancePayload,
  { features, services }: Instance,
  plans: PlansDocument,
): string {
  const shown = new Set(services.map(({ id }) => id))
  const usesByScenario = new Map(
    plans.scenarios.map(({ id, uses }) => [id, uses.filter(({ service }) => shown.has(service))]),
  )
  const scenarios = document.scenarios.map((scenario) => ({
    ...scenario,
    uses: features.customScenario ? usesByScenario.get(scenario.id) : undefined,
  }))
  return JSON.stringify({ ...document, $schema: undefined, scenarios })
}
