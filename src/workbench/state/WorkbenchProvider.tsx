import { createContext, use, useMemo, type Dispatch, type ReactNode } from 'react'
import { useImmerReducer } from 'use-immer'
import type { WorkbenchEvent } from './WorkbenchEvent.ts'
import type { Model } from './model.ts'
import { reduce } from './reducer.ts'

interface Bench {
  model: Model
  dispatch: Dispatch<WorkbenchEvent>
}

const WorkbenchContext = createContext<Bench | null>(null)

/** Holds the workbench's state for everything below. */
export function WorkbenchProvider({ initial, children }: { initial: Model; children: ReactNode }) {
  const [model, dispatch] = useImmerReducer(reduce, initial)
  const bench = useMemo(() => ({ model, dispatch }), [model, dispatch])
  return <WorkbenchContext value={bench}>{children}</WorkbenchContext>
}

export function useWorkbench(): Model {
  return useProvided().model
}

/** Sends events to the reducer. */
export function useDispatch(): Dispatch<WorkbenchEvent> {
  return useProvided().dispatch
}

function useProvided() {
  const bench = use(WorkbenchContext)
  if (!bench) throw new Error('Wrap this in a WorkbenchProvider')
  return bench
}
