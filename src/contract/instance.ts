import { check, ContractError, type Problem } from './check.ts'
import { validate } from './generated/instance.js'
import type {
  Client,
  Id,
  InstancePayload,
  Location,
  SalaryBand,
  SavingsStyle,
  Scenario,
  Service,
  Surcharge,
} from './generated/instance.d.ts'
import { repeatedIds } from './repeatedIds.ts'

export type { Client, Id, InstancePayload }

export type Flag = 'salaryBands' | 'locations' | 'savings' | 'singleChild' | 'customScenario'

/** The list without which there is nothing to choose from, by the flag that offers it. */
export const listOf = {
  customScenario: 'services',
  locations: 'locations',
  salaryBands: 'salaryBands',
  savings: 'savingsStyles',
} as const satisfies Partial<Record<Flag, string>>

export type FlagWithList = keyof typeof listOf

export const flagsWithList = Object.keys(listOf) as FlagWithList[]

/** A client and plan year as the calculator uses it: every flag and every list is there. */
export interface Instance {
  client: Client
  features: Record<Flag, boolean>
  scenarios: Scenario[]
  services: Service[]
  locations: Location[]
  salaryBands: SalaryBand[]
  savingsStyles: SavingsStyle[]
  surcharges: Surcharge[]
}

/**
 * Checks what the API sent against schemas/instance.schema.json, and that no list in use names two things alike;
 * fills in what it may leave out.
 * @throws ContractError naming every problem.
 */
export function parseInstance(payload: unknown): Instance {
  const instance = completed(check(validate, payload, 'instance'))
  const problems = repeatedIn(instance)
  if (problems.length > 0) throw new ContractError('instance', problems)
  return instance
}

/** An instance that fits its schema, with what it may leave out. */
export function completed({ client, features, scenarios, ...lists }: InstancePayload): Instance {
  return {
    client,
    features: {
      salaryBands: features.salaryBands ?? false,
      locations: features.locations ?? false,
      savings: features.savings ?? false,
      singleChild: features.singleChild ?? false,
      customScenario: features.customScenario ?? false,
    },
    scenarios,
    services: lists.services ?? [],
    locations: lists.locations ?? [],
    salaryBands: lists.salaryBands ?? [],
    savingsStyles: lists.savingsStyles ?? [],
    surcharges: lists.surcharges ?? [],
  }
}

/** The ids that stand twice in a list that is in use. */
export function repeatedIn({ features, ...lists }: Instance): Problem[] {
  const inUse = flagsWithList.filter((flag) => features[flag]).map((flag) => listOf[flag])
  return [
    ...(['scenarios', ...inUse] as const).flatMap((name) => repeatedIds(`/${name}`, idsOf(lists[name]))),
    // They are posted by their ids as texts, where 1 and "1" are one.
    ...repeatedIds('/surcharges', idsOf(lists.surcharges).map(String)),
  ]
}

function idsOf(list: { id: Id }[]) {
  return list.map(({ id }) => id)
}
