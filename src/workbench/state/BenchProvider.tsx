import { createContext, use, useMemo, type Dispatch, type ReactNode } from 'react'
import { useImmerReducer } from 'use-immer'
import type { Event } from './Event.ts'
import type { Model } from './model.ts'
import { reduce } from './reducer.ts'

interface Bench {
  model: Model
  dispatch: Dispatch<Event>
}

const BenchContext = createContext<Bench | null>(null)

/** Holds the workbench's state for everything below. */
export function BenchProvider({ initial, children }: { initial: Model; children: ReactNode }) {
  const [model, dispatch] = useImmerReducer(reduce, initial)
  const bench = useMemo(() => ({ model, dispatch }), [model, dispatch])
  return <BenchContext value={bench}>{children}</BenchContext>
}

export function useBench(): Model {
  return useProvided().model
}

/** Sends events to the reducer. */
export function useDispatch(): Dispatch<Event> {
  return useProvided().dispatch
}

function useProvided() {
  const bench = use(BenchContext)
  if (!bench) throw new Error('Wrap this in a BenchProvider')
  return bench
}
