import type { PersonName } from '../../contract/inputs.ts'
import type { Instance } from '../../contract/instance.ts'
import { coveredPersons, maxChildren, type Family } from '../../contract/family.ts'

/**
 * The uses of the custom scenario are one list, service by service. Each service has one number for the household or, if
 * the client asks for the uses of each person, one for every person that an employee can cover. The numbers of a person
 * who is not covered at the moment are therefore kept.
 */
export function noUses(instance: Instance): number[] {
  return Array.from({ length: instance.services.length * usesPerService(instance) }, () => 0)
}

export function usesPerService({ features }: Instance): number {
  return features.customPerPerson ? everyone.length : 1
}

const everyone = coveredPersons({ spouse: true, children: maxChildren })

/** The most uses that can be entered. The household's sum must not exceed 9,999 for any family. */
export function maxUses({ features }: Pick<Instance, 'features'>): number {
  return features.customPerPerson ? 900 : 9999
}

/** The persons whose uses the custom scenario asks for; null if it asks for those of the household. */
export function customPersons({ features }: Pick<Instance, 'features'>, family: Family): PersonName[] | null {
  return features.customPerPerson ? coveredPersons(family) : null
}

/** The uses without those of persons who are not covered. */
export function coveredUses<Uses>(instance: Instance, family: Family, uses: Uses[]): Uses[] {
  return coveredIndexes(instance, family).map((index) => uses[index]!)
}

/** The inverse of `coveredUses`: replaces the uses of the covered persons, and keeps the others. */
export function withCoveredUses<Uses>(
  instance: Instance,
  family: Family,
  uses: Uses[],
  covered: Uses[],
): Uses[] {
  const replaced = [...uses]
  for (const [position, index] of coveredIndexes(instance, family).entries())
    replaced[index] = covered[position]!
  return replaced
}

function coveredIndexes(instance: Instance, family: Family): number[] {
  const length = usesPerService(instance)
  const offsets = customPersons(instance, family)?.map(offsetOf) ?? [0]
  return instance.services.flatMap((_, service) => offsets.map((offset) => service * length + offset))
}

function offsetOf({ role, number }: PersonName): number {
  return everyone.findIndex((person) => person.role === role && person.number === number)
}

type PresetRows = NonNullable<Instance['scenarios'][number]['uses']>

/**
 * The uses of a scenario as inputs of the custom scenario: service by service, of the household or of each covered person.
 * @param rows the scenario's uses. Rows of unknown services have no effect
 */
export function presetUses(instance: Instance, family: Family, rows: PresetRows): number[] {
  const rowsByService = new Map(rows.map((row) => [row.service, row]))
  const persons = coveredPersons(family)
  return instance.services.flatMap(({ id }) => {
    const row = rowsByService.get(id)
    const usesByPerson = persons.map((person) => (row ? usesOf(person, row) : 0))
    const inputs = instance.features.customPerPerson
      ? usesByPerson
      : [usesByPerson.reduce((sum, uses) => sum + uses, 0)]
    return inputs.map((uses) => Math.min(uses, maxUses(instance)))
  })
}

function usesOf({ role, number }: PersonName, row: PresetRows[number]) {
  const { perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0, byOneChild = 0 } = row
  const additional = { subscriber: bySubscriber, spouse: bySpouse, child: byOneChild }
  return (role === 'child' ? perChild : perAdult) + (number === 1 ? additional[role] : 0)
}
