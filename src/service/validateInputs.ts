import type { Problem } from '../contract/check.ts'
import type { CalculationInputs } from '../contract/inputs.ts'
import { listOf, type Id, type Instance } from '../contract/instance.ts'
import { inside } from '../contract/pointer.ts'

type Listed = { id: Id }

/** Personal questions: each is asked if its flag is on. */
const questions = [
  { flag: 'locations', name: 'location' },
  { flag: 'salaryBands', name: 'salaryBand' },
  { flag: 'savings', name: 'savingsStyle' },
] as const

/** Finds answers that the instance does not offer, and answers that it requires but that are missing. */
export function validateInputs(instance: Instance, inputs: CalculationInputs): Problem[] {
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
    ? [problem('/coverage', 'a tier that this client offers', coverage)]
    : []
}

function scenarioProblems({ features, scenarios }: Instance, { scenario }: CalculationInputs): Problem[] {
  const isKnown = scenario === 'custom' ? features.customScenario : has(scenarios, scenario)
  return isKnown ? [] : [problem('/scenario', "the ID of one of this client's scenarios", scenario)]
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
  const remaining = new Map(services.map(({ id, name }) => [id, name]))
  return (customScenario ?? []).flatMap(({ id, name }, index) => {
    const expectedName = remaining.get(id)
    // Deletes each service that it finds, so that a second entry for it is a problem.
    if (!remaining.delete(id))
      return [problem(`/customScenario/${index}/id`, 'the ID of a service, each at most once', id)]
    return name === expectedName
      ? []
      : [problem(`/customScenario/${index}/name`, JSON.stringify(expectedName), name)]
  })
}

function surchargeProblems(instance: Instance, { surcharges }: CalculationInputs): Problem[] {
  const known = new Set(instance.surcharges.map(({ id }) => String(id)))
  return Object.keys(surcharges)
    .filter((key) => !known.has(key))
    .map((key) => problem(inside('/surcharges', key), "the ID of one of this client's surcharges", key))
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
