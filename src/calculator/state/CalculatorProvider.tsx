import { createContext, use, type Dispatch, type ReactNode } from 'react'
import { useImmerReducer } from 'use-immer'
import type { Settings } from '../api/settings.ts'
import { initialModel, type Model } from './model.ts'
import { reduce, type Event } from './reducer.ts'

interface Calculator {
  model: Model
  dispatch: Dispatch<Event>
  settings: Settings
}

const CalculatorContext = createContext<Calculator | null>(null)

/** Holds the model for everything below. */
export function CalculatorProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
  const [model, dispatch] = useImmerReducer(reduce, initialModel)
  return <CalculatorContext value={{ model, dispatch, settings }}>{children}</CalculatorContext>
}

/** What a selector reads from the model. */
export function useCalculator<T>(select: (model: Model) => T) {
  return select(useProvided().model)
}

/** Sends events to the reducer. */
export function useDispatch() {
  return useProvided().dispatch
}

export function useSettings() {
  return useProvided().settings
}

function useProvided() {
  const calculator = use(CalculatorContext)
  if (!calculator) throw new Error('Wrap this in a CalculatorProvider')
  return calculator
}
