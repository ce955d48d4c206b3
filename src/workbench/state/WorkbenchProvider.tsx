import { produce } from 'immer'
import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type Context,
  type Dispatch,
  type ReactNode,
} from 'react'
import type { Model } from './model.ts'
import { inBackground, reduce, type WorkbenchEvent } from './reducer.ts'
import { selectSession } from './selectors.ts'
import { useWindowEvent } from './useWindowEvent.ts'
import type { SavedSession } from './session/SavedSession.ts'

interface Workbench {
  model: Model
  store: Store
}

export type Store = ReturnType<typeof createStore>

const WorkbenchContext = createContext<Workbench | null>(null)

/** The state that is not deferred. */
const LatestContext = createContext<Model | null>(null)

export function WorkbenchProvider({ initial, children }: { initial: Model; children: ReactNode }) {
  const [model, setModel] = useState(initial)
  const [store] = useState(() => createStore(initial, setModel))
  useEffect(() => store.flush, [store])
  useWindowEvent('keydown', store.extendPause)
  const workbench = useMemo(() => ({ model, store }), [model, store])
  return (
    <WorkbenchContext value={workbench}>
      <LatestContext value={model}>{children}</LatestContext>
    </WorkbenchContext>
  )
}

/** A pause between keys after which changes are made that can wait, in milliseconds. */
const pause = 300

interface DelayedChange {
  make: () => void
  /** Work for the change that does not block the page. The change does not need it. */
  prepare: () => Promise<void>
}

/** Holds the state, which components can render later than it changes. */
function createStore(initial: Model, show: (model: Model) => void) {
  let model = initial
  const delayed: DelayedChange[] = []
  let isChanging = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const makeNext = () => {
    isChanging = true
    try {
      delayed.shift()?.make()
    } finally {
      isChanging = false
    }
  }
  const flush = () => {
    if (isChanging) return
    while (delayed.length > 0) makeNext()
  }
  /** Then makes one change after another, so that the browser can respond to keys in between. */
  const wait = (time: number) => {
    clearTimeout(timer)
    if (delayed.length === 0) return
    const own = setTimeout(async () => {
      const [next] = delayed
      await next?.prepare()
      if (timer !== own) return
      if (delayed[0] === next) makeNext()
      wait(0)
    }, time)
    timer = own
  }
  return {
    dispatch: (event: WorkbenchEvent) => {
      if (!inBackground.has(event.type)) flush()
      model = produce(model, (draft) => reduce(draft, event))
      show(model)
    },
    /** The state after all changes, also those that no component shows yet. */
    getModel: () => {
      flush()
      return model
    },
    /** The state without the changes that are delayed. */
    peek: () => model,
    /** Makes a change in the next pause between keys, or before any other change of the user. */
    delay: (change: DelayedChange) => {
      delayed.push(change)
      wait(pause)
    },
    /** The user presses a key. */
    extendPause: () => wait(pause),
    flush,
  }
}

/**
 * Renders its children with the state of a moment ago while the page is busy, so that typing stays fast. A part that
 * has a controlled input or changes a text needs {@link useLatestWorkbench} for it. Its children must be memoized.
 */
export function DeferredWorkbench({ children }: { children: ReactNode }) {
  const deferred = useDeferredValue(useProvided(WorkbenchContext))
  return <WorkbenchContext value={deferred}>{children}</WorkbenchContext>
}

export function useWorkbench(): Model {
  return useProvided(WorkbenchContext).model
}

/** The state of now, also in a part that is deferred. */
export function useLatestWorkbench(): Model {
  return useProvided(LatestContext)
}

/** The calculator's session with the open client. */
export function useSession(): SavedSession | null {
  return selectSession(useWorkbench())
}

export function useDispatch(): Dispatch<WorkbenchEvent> {
  return useStore().dispatch
}

export function useStore(): Store {
  return useProvided(WorkbenchContext).store
}

function useProvided<Provided>(context: Context<Provided | null>): Provided {
  const provided = use(context)
  if (!provided) throw new Error('Wrap this in a WorkbenchProvider')
  return provided
}
