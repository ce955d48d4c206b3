import { render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { CalculatorProvider } from '../../src/calculator/state/CalculatorProvider.tsx'
import { HostContext } from '../../src/calculator/state/Host.ts'
import { initialModel, type Model } from '../../src/calculator/state/model.ts'
import { selectInputs, selectInputsKey } from '../../src/calculator/state/selectInputs.ts'
import type { Session } from '../../src/calculator/state/Session.ts'
import { resultFacts, type ResultFacts } from '../../src/calculator/steps/results/facts.ts'
import type { Instance } from '../../src/contract/instance.ts'
import type { Outputs, PlanCosts } from '../../src/contract/outputs.ts'
import { instanceWith } from './instances.ts'
import { outputs } from './planCosts.ts'

export const allAcknowledged = { home: true, personal: true, coverage: true, scenario: true }

export interface Visit {
  /** By default, a client that asks nothing about the employee. */
  instance?: Instance
  /** By default, an employee without a family and the first scenario. */
  answers?: Partial<Model>
}

const plainInstance = instanceWith({ features: {}, surcharges: [] })

/** Content below the provider of a visit. */
export function provided(
  content: ReactNode,
  { instance = plainInstance, answers = {} }: Visit = {},
  onChange?: (model: Model) => void,
) {
  const session: Session = {
    settings: { host: '/', key: '', consultancy: '' },
    language: 'en',
    year: null,
    instance,
    acknowledged: allAcknowledged,
    acknowledge: () => undefined,
    setAcknowledged: () => undefined,
  }
  const restore = () => modelOf(instance, answers)
  return (
    <HostContext value={{ year: null, acknowledged: allAcknowledged, restore, onChange }}>
      <CalculatorProvider session={session}>{content}</CalculatorProvider>
    </HostContext>
  )
}

const modelOf = (instance: Instance, answers: Partial<Model>): Model => ({
  ...initialModel(instance),
  scenario: instance.scenarios[0]?.id ?? null,
  ...answers,
})

/** Shows a step. Returns the body that a calculation with the present answers has. */
export function showStep(Step: ComponentType, visit: Visit) {
  let inputs = {}
  const onChange = (model: Model) => {
    inputs = selectInputs(model, visit.instance ?? plainInstance)
  }
  render(provided(<Step />, visit, onChange))
  return () => inputs
}

type ResultPart = ComponentType<{ outputs: Outputs; facts: ResultFacts }>

/** A part of the results of a visit. */
export function resultPage(
  Part: ResultPart,
  value: Outputs,
  { instance = plainInstance, answers = {} }: Visit = {},
) {
  const model = modelOf(instance, answers)
  const facts = resultFacts(value, instance, model)
  return provided(<Part outputs={value} facts={facts} />, {
    instance,
    answers: {
      ...answers,
      calculation: { status: 'ready', value },
      latest: { inputs: selectInputsKey(model, instance), outputs: value },
    },
  })
}

/** Shows a part of the results with these plans. The first one is the best. */
export function showResult(
  Part: ResultPart,
  plans: Record<string, PlanCosts>,
  change: Partial<Outputs> = {},
  visit: Visit = {},
) {
  return render(resultPage(Part, outputs(plans, change), visit))
}

/** The texts of the items of a list. */
export const itemsOf = (list: Element) => [...list.children].map(({ textContent }) => textContent)

/** The texts of the cells of a table, row by row. */
export const cellsOf = (table: Element | null) => [...table!.querySelectorAll(':scope > * > tr')].map(itemsOf)
