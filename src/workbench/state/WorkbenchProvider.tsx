import { createContext, use, useDeferredValue, useMemo, type Dispatch, type ReactNode } from 'react'
import { useImmerReducer } from 'use-immer'
import type { Model } from './model.ts'
import { reduce, type WorkbenchEvent } from './reducer.ts'
import { selectSession } from './selectors.ts'
import type { SavedSession } from './session/SavedSession.ts'

interface Workbench {
  model: Model
  dispatch: Dispatch<WorkbenchEvent>
}

const WorkbenchContext = createContext<Workbench | null>(null)

export function WorkbenchProvider({ initial, children }: { initial: Model; children: ReactNode }) {
  const [model, dispatch] = useImmerReducer(reduce, initial)
  const workbench = useMemo(() => ({ model, dispatch }), [model, dispatch])
  return <WorkbenchContext value={workbench}>{children}</WorkbenchContext>
}

/**
 * Renders its children with the state of a moment ago while the page is busy, so that typing stays fast. For parts that
 * only show the state, because a controlled input would lag behind. Its children must be memoized.
 */
export function DeferredWorkbench({ children }: { children: ReactNode }) {
  const deferred = useDeferredValue(useProvided())
  return <WorkbenchContext value={deferred}>{children}</WorkbenchContext>
}

export function useWorkbench(): Model {
  return useProvided().model
}

/** The calculator's session with the open client. */
export function useSession(): SavedSession | null {
  return selectSession(useWorkbench())
}

export function useDispatch(): Dispatch<WorkbenchEvent> {
  return useProvided().dispatch
}

function useProvided() {
  const workbench = use(WorkbenchContext)
  if (!workbench) throw new Error('Wrap this in a WorkbenchProvider')
  return workbench
}
