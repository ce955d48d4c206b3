import { use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useImmerReducer } from 'use-immer'
import type { Instance } from '../../contract/instance.ts'
import { CalculatorContext } from './CalculatorContext.ts'
import { HostContext } from './Host.ts'
import { keepsAnswers } from './keepsAnswers.ts'
import { hasAnswers, initialModel, type Model } from './model.ts'
import { createReducer } from './reducer.ts'
import { clearSavedAnswers, saveAnswers } from './savedAnswers.ts'
import { selectProgress, type Session } from './Session.ts'

/** Holds the answers of a session. Remount it for another instance. */
export function CalculatorProvider({ session, children }: { session: Session; children: ReactNode }) {
  const { instance } = session
  const host = use(HostContext)
  const reduce = useMemo(() => createReducer(instance), [instance])
  const [model, dispatch] = useImmerReducer(reduce, instance, host.restore ?? initialModel)
  useEffect(() => host.onChange?.(model, session), [host, model, session])
  // Saved answers of an earlier page stay until the visitor gives others.
  const hasSaved = useRef(false)
  useEffect(() => {
    if (hasAnswers(model) && keepsAnswers(host)) {
      saveAnswers(model, session)
      hasSaved.current = true
    } else if (hasSaved.current) clearSavedAnswers()
  }, [host, model, session])
  const calculator = useMemo(() => ({ session, model, dispatch }), [session, model, dispatch])
  return <CalculatorContext value={calculator}>{children}</CalculatorContext>
}

/** Returns the result of a selector. */
export function useCalculator<T>(select: (model: Model, instance: Instance) => T) {
  const { model, session } = useCalculatorContext()
  return select(model, session.instance)
}

export function useInstance() {
  return useCalculatorContext().session.instance
}

export function useProgress() {
  const { model, session } = useCalculatorContext()
  return selectProgress(session, model)
}

export function useDispatch() {
  return useCalculatorContext().dispatch
}

export function useSession() {
  return useCalculatorContext().session
}

function useCalculatorContext() {
  const calculator = use(CalculatorContext)
  if (!calculator) throw new Error('Wrap this in a CalculatorProvider')
  return calculator
}
