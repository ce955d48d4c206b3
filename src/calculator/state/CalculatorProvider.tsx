import { createContext, use, useEffect, useMemo, type Dispatch, type ReactNode } from 'react'
import { useImmerReducer } from 'use-immer'
import type { Instance } from '../../contract/instance.ts'
import type { Settings } from '../api/settings.ts'
import { HostContext } from './Host.ts'
import { emptyModel, type Model } from './model.ts'
import { progressOf } from './progress.ts'
import { reduce, type Event } from './reducer.ts'

/** What the shell knows before there is anything to answer. */
export interface Session {
  settings: Settings
  /** The year asked for on a preview path; null for the standard instance. */
  year: string | null
  instance: Instance
  /** Whether the home step is acknowledged. */
  isStarted: boolean
}

interface Calculator {
  visit: Session
  model: Model
  dispatch: Dispatch<Event>
}

const CalculatorContext = createContext<Calculator | null>(null)

/** Holds the answers for everything below. Another instance is another provider. */
export function CalculatorProvider({ visit, children }: { visit: Session; children: ReactNode }) {
  const host = use(HostContext)
  const [model, dispatch] = useImmerReducer(reduce, visit.instance, host?.begin ?? emptyModel)
  useEffect(() => host?.onChange(model, visit), [host, model, visit])
  const calculator = useMemo(() => ({ visit, model, dispatch }), [visit, model, dispatch])
  return <CalculatorContext value={calculator}>{children}</CalculatorContext>
}

/** What a selector reads from the model. */
export function useCalculator<T>(select: (model: Model) => T) {
  return select(useProvided().model)
}

/** The client's instance. */
export function useInstance() {
  return useProvided().model.instance
}

/** Which steps are open. */
export function useProgress() {
  const { model, visit } = useProvided()
  return progressOf(model, visit.isStarted)
}

/** Sends events to the reducer. */
export function useDispatch() {
  return useProvided().dispatch
}

export function useSession() {
  return useProvided().visit
}

function useProvided() {
  const calculator = use(CalculatorContext)
  if (!calculator) throw new Error('Wrap this in a CalculatorProvider')
  return calculator
}
