import type { Issue } from '../contract/ContractError.ts'
import type { CalculationInputs } from '../contract/inputs.ts'
import { listByFlag, type Id, type Instance } from '../contract/instance.ts'
import { inside } from '../contract/pointer.ts'

type Listed = { id: Id }

/** What is asked where a flag is on. */
const questions = [
  { flag: 'locations', name: 'location' },
  { flag: 'salaryBands', name: 'salaryBand' },
  { flag: 'savings', name: 'savingsStyle' },
] as const

/** Where answers name what the instance does not have, or leave out what it asks for. */
export function findAnswerIssues(instance: Instance, inputs: CalculationInputs): Issue[] {
  return [
    ...coverageIssues(instance, inputs),
    ...scenarioIssues(instance, inputs),
    ...customScenarioIssues(instance, inputs),
    ...surchargeIssues(instance, inputs),
    ...personalIssues(instance, inputs),
  ]
}

function coverageIssues({ features }: Instance, { coverage }: CalculationInputs): Issue[] {
  return coverage === 'EK' && !features.singleChild
    ? [issue('/coverage', 'a tier that this client has', coverage)]
    : []
}

function scenarioIssues({ features, scenarios }: Instance, { scenario }: CalculationInputs): Issue[] {
  const isKnown = scenario === 'custom' ? features.customScenario : has(scenarios, scenario)
  return isKnown ? [] : [issue('/scenario', 'the id of a scenario that this client has', scenario)]
}

function customScenarioIssues(
  { services }: Instance,
  { scenario, customScenario }: CalculationInputs,
): Issue[] {
  const isCustom = scenario === 'custom'
  if (!isCustom && customScenario) {
    const found = `a list of ${customScenario.length}`
    return [{ pointer: '/customScenario', expected: 'null unless the scenario is custom', found }]
  }
  if (isCustom && !customScenario) return [issue('/customScenario', 'the uses of the services', null)]
  const known = new Map(services.map(({ id, name }) => [id, name]))
  return (customScenario ?? []).flatMap(({ id, name }, index) => {
    const ownName = known.get(id)
    // A service may be named once: what is found is taken out.
    if (!known.delete(id)) return [issue(`/customScenario/${index}/id`, 'the id of another service', id)]
    return name === ownName ? [] : [issue(`/customScenario/${index}/name`, JSON.stringify(ownName), name)]
  })
}

function surchargeIssues(instance: Instance, { surcharges }: CalculationInputs): Issue[] {
  const known = new Set(instance.surcharges.map(({ id }) => String(id)))
  return Object.keys(surcharges)
    .filter((key) => !known.has(key))
    .map((key) => issue(inside('/surcharges', key), 'the id of a surcharge that this client has', key))
}

function personalIssues({ features, ...instance }: Instance, inputs: CalculationInputs): Issue[] {
  return questions
    .filter(({ flag, name }) =>
      inputs[name] === null ? features[flag] : !has(instance[listByFlag[flag]], inputs[name]),
    )
    .map(({ name }) => issue(`/${name}`, 'one of the choices that this client offers', inputs[name]))
}

function has(list: Listed[], wanted: Id | null) {
  return list.some(({ id }) => id === wanted)
}

function issue(pointer: string, expected: string, found: Id | null): Issue {
  return { pointer, expected, found: JSON.stringify(found) }
}
