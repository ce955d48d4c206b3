import { useLayoutEffect, useMemo, useRef } from 'react'

/** What our fields can ask of the form that holds them. */
export interface FormContext {
  /** Takes the form's last data from a field that is going away: by then rjsf no longer listens. */
  leave: (data: unknown) => void
}

/** The same object for the life of the form, because rjsf rebuilds its registry for another one. */
export function useFormContext(onChange: FormContext['leave']): FormContext {
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  return useMemo(() => ({ leave: (data) => latest.current(data) }), [])
}
