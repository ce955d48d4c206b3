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

/** The state that is not deferred. */
const LatestContext = createContext<Model | null>(null)

export function WorkbenchProvider({ initial, children }: { initial: Model; children: ReactNode }) {
  const [model, dispatch] = useImmerReducer(reduce, initial)
  const workbench = useMemo(() => ({ model, dispatch }), [model, dispatch])
  return (
    <WorkbenchContext value={workbench}>
      <LatestContext value={model}>{children}</LatestContext>
    </WorkbenchContext>
  )
}

/**
 * Renders its children with the state of a moment ago while the page is busy, so that typing stays fast. A part that
 * has a controlled input or changes a text needs {@link useLatestWorkbench} for it. Its children must be memoized.
 */
export function DeferredWorkbench({ children }: { children: ReactNode }) {
  const deferred = useDeferredValue(useProvided())
  return <WorkbenchContext value={deferred}>{children}</WorkbenchContext>
}

export function useWorkbench(): Model {
  return useProvided().model
}

/** The state of now, also in a part that is deferred. */
export function useLatestWorkbench(): Model {
  const model = use(LatestContext)
  if (!model) throw new Error(missingProvider)
  return model
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
  if (!workbench) throw new Error(missingProvider)
  return workbench
}

const missingProvider = 'Wrap this in a WorkbenchProvider'
