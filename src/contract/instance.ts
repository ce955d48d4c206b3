import { check } from './check.ts'
import { ContractError, type Issue } from './ContractError.ts'
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

/** The list that a feature offers a choice from, by the feature's flag. */
export const listByFlag = {
  customScenario: 'services',
  locations: 'locations',
  salaryBands: 'salaryBands',
  savings: 'savingsStyles',
} as const satisfies Partial<Record<Flag, string>>

export type FlagWithList = keyof typeof listByFlag

export const flagsWithList = Object.keys(listByFlag) as FlagWithList[]

/** A client's plan year as the code uses it: with every flag and every list. */
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
 * Checks an instance against schemas/instance.schema.json, and that no list in use repeats an id.
 * Adds the flags and lists that it may leave out.
 * @throws ContractError with every issue.
 */
export function parseInstance(payload: unknown): Instance {
  const instance = withDefaults(check(validate, payload, 'instance'))
  const issues = findRepeatedIds(instance)
  if (issues.length > 0) throw new ContractError('instance', issues)
  return instance
}

/** Adds the flags and lists that a payload may leave out. */
export function withDefaults({ client, features, scenarios, ...lists }: InstancePayload): Instance {
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

/** The ids that a list in use repeats. A list whose flag is off is not in use. */
export function findRepeatedIds({ features, ...lists }: Instance): Issue[] {
  const listsInUse = flagsWithList.filter((flag) => features[flag]).map((flag) => listByFlag[flag])
  return [
    ...(['scenarios', ...listsInUse] as const).flatMap((name) => repeatedIds(`/${name}`, idsOf(lists[name]))),
    // Surcharges are posted as a map by id, in which 1 and "1" are the same key.
    ...repeatedIds('/surcharges', idsOf(lists.surcharges).map(String)),
  ]
}

function idsOf(list: { id: Id }[]) {
  return list.map(({ id }) => id)
}
