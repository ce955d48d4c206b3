import { createContext, use, useMemo, type Dispatch, type ReactNode } from 'react'
import { useImmerReducer } from 'use-immer'
import type { Model } from './model.ts'
import { reduce } from './reducer.ts'
import type { WorkbenchEvent } from './WorkbenchEvent.ts'

interface Workbench {
  model: Model
  dispatch: Dispatch<WorkbenchEvent>
}

const WorkbenchContext = createContext<Workbench | null>(null)

/** Provides the workbench's state to the components below it. */
export function WorkbenchProvider({ initial, children }: { initial: Model; children: ReactNode }) {
  const [model, dispatch] = useImmerReducer(reduce, initial)
  const workbench = useMemo(() => ({ model, dispatch }), [model, dispatch])
  return <WorkbenchContext value={workbench}>{children}</WorkbenchContext>
}

export function useWorkbench(): Model {
  return useProvided().model
}

/** Sends events to the reducer. */
export function useDispatch(): Dispatch<WorkbenchEvent> {
  return useProvided().dispatch
}

function useProvided() {
  const workbench = use(WorkbenchContext)
  if (!workbench) throw new Error('Wrap this in a WorkbenchProvider')
  return workbench
}
