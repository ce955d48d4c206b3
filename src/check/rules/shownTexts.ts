import type { Instance } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'

/** A text that employees read, and where it stands. */
export interface ShownText {
  pointer: string
  text: string
  /** Where it stands once more, to name what it is shown for. */
  references?: string[]
}

/** @param uses the names of services in customScenarioUses */
export function shownByInstance(instance: Instance, uses: unknown[]): ShownText[] {
  return [
    { pointer: '/client/displayName', text: instance.client.displayName },
    ...listed('/scenarios', 'display', instance.scenarios),
    ...listed('/services', 'name', instance.services).map((shown) => ({
      ...shown,
      references: uses.flatMap((name, place) =>
        name === shown.text ? [`/customScenarioUses/${place}/name`] : [],
      ),
    })),
    ...listed('/locations', 'name', instance.locations),
    ...listed('/salaryBands', 'name', instance.salaryBands),
    ...listed('/savingsStyles', 'displayText', instance.savingsStyles),
    ...listed('/surcharges', 'statement', instance.surcharges),
  ]
}

export function shownByPlans({ services, plans }: PlansDocument): ShownText[] {
  return [...listed('/services', 'name', services), ...listed('/plans', 'displayName', plans)]
}

function listed<Name extends string>(list: string, name: Name, rows: Record<Name, string>[]): ShownText[] {
  return rows.map((row, place) => ({ pointer: `${list}/${place}/${name}`, text: row[name] }))
}
