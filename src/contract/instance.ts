import { check } from './check.ts'
import { validate } from './generated/instance.js'
import type {
  Client,
  Id,
  InstancePayload,
  NamedOption,
  SavingsStyle,
  Scenario,
  Surcharge,
} from './generated/instance.d.ts'

export type { Client, Id }

export type Flag = 'salaryBands' | 'locations' | 'savings' | 'singleChild' | 'customScenario'

/** A client and plan year as the calculator uses it: every flag and every list is there. */
export interface Instance {
  client: Client
  features: Record<Flag, boolean>
  scenarios: Scenario[]
  services: NamedOption[]
  locations: NamedOption[]
  salaryBands: NamedOption[]
  savingsStyles: SavingsStyle[]
  surcharges: Surcharge[]
}

/**
 * Checks what the API sent against schemas/instance.schema.json, and fills in what it may leave out.
 * @throws ContractError naming every problem.
 */
export function parseInstance(payload: unknown): Instance {
  const { client, features, scenarios, ...lists }: InstancePayload = check(validate, payload, 'instance')
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
