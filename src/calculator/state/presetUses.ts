import type { PersonName } from '../../contract/inputs.ts'
import type { Instance } from '../../contract/instance.ts'
import type { Family } from '../rules/family.ts'
import { coveredPersons } from '../rules/persons.ts'
import { maxUses } from './customUses.ts'

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
