import type { Problem } from '../contract/check.ts'
import type { CalculationInputs } from '../contract/inputs.ts'
import { listOf, type Id, type Instance } from '../contract/instance.ts'
import { inside } from '../contract/pointer.ts'

type Listed = { id: Id }

/** What is asked where a flag is on. */
const questions = [
  { flag: 'locations', name: 'location' },
  { flag: 'salaryBands', name: 'salaryBand' },
  { flag: 'savings', name: 'savingsStyle' },
] as const

/** Where answers name what the instance does not have, or leave out what it asks for. */
export function answerProblems(instance: Instance, inputs: CalculationInputs): Problem[] {
  return [
    ...coverageProblems(instance, inputs),
    ...scenarioProblems(instance, inputs),
    ...customScenarioProblems(instance, inputs),
    ...surchargeProblems(instance, inputs),
    ...personalProblems(instance, inputs),
  ]
}

function coverageProblems({ features }: Instance, { coverage }: CalculationInputs): Problem[] {
  return coverage === 'EK' && !features.singleChild
    ? [problem('/coverage', 'a tier that this client has', coverage)]
    : []
}

function scenarioProblems({ features, scenarios }: Instance, { scenario }: CalculationInputs): Problem[] {
  const isKnown = scenario === 'custom' ? features.customScenario : has(scenarios, scenario)
  return isKnown ? [] : [problem('/scenario', 'the id of a scenario that this client has', scenario)]
}

function customScenarioProblems(
  { services }: Instance,
  { scenario, customScenario }: CalculationInputs,
): Problem[] {
  const isCustom = scenario === 'custom'
  if (!isCustom && customScenario) {
    const found = `a list of ${customScenario.length}`
    return [{ path: '/customScenario', expected: 'null unless the scenario is custom', found }]
  }
  if (isCustom && !customScenario) return [problem('/customScenario', 'the uses of the services', null)]
  const known = new Map(services.map(({ id, name }) => [id, name]))
  return (customScenario ?? []).flatMap(({ id, name }, index) => {
    const ownName = known.get(id)
    // A service may be named once: what is found is taken out.
    if (!known.delete(id)) return [problem(`/customScenario/${index}/id`, 'the id of another service', id)]
    return name === ownName ? [] : [problem(`/customScenario/${index}/name`, JSON.stringify(ownName), name)]
  })
}

function surchargeProblems(instance: Instance, { surcharges }: CalculationInputs): Problem[] {
  const known = new Set(instance.surcharges.map(({ id }) => String(id)))
  return Object.keys(surcharges)
    .filter((key) => !known.has(key))
    .map((key) => problem(inside('/surcharges', key), 'the id of a surcharge that this client has', key))
}

function personalProblems({ features, ...instance }: Instance, inputs: CalculationInputs): Problem[] {
  return questions
    .filter(({ flag, name }) =>
      inputs[name] === null ? features[flag] : !has(instance[listOf[flag]], inputs[name]),
    )
    .map(({ name }) => problem(`/${name}`, 'one of the choices that this client offers', inputs[name]))
}

function has(list: Listed[], wanted: Id | null) {
  return list.some(({ id }) => id === wanted)
}

function problem(path: string, expected: string, found: Id | null): Problem {
  return { path, expected, found: JSON.stringify(found) }
}
