import { createContext, use, type Dispatch, type ReactNode } from 'react'
import { useImmerReducer } from 'use-immer'
import type { Settings } from '../api/settings.ts'
import { initialModel, type Model } from './model.ts'
import { reduce, type Event } from './reducer.ts'

const ModelContext = createContext<Model | null>(null)
const DispatchContext = createContext<Dispatch<Event> | null>(null)
const SettingsContext = createContext<Settings | null>(null)

/** Holds the model for everything below. */
export function CalculatorProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
  const [model, dispatch] = useImmerReducer(reduce, initialModel)
  return (
    <SettingsContext value={settings}>
      <DispatchContext value={dispatch}>
        <ModelContext value={model}>{children}</ModelContext>
      </DispatchContext>
    </SettingsContext>
  )
}

/** What a selector reads from the model. */
export function useCalculator<T>(select: (model: Model) => T) {
  return select(provided(use(ModelContext)))
}

/** Sends events to the reducer. */
export function useDispatch() {
  return provided(use(DispatchContext))
}

export function useSettings() {
  return provided(use(SettingsContext))
}

function provided<T>(value: T | null) {
  if (value === null) throw new Error('Wrap this in a CalculatorProvider')
  return value
}
