import { use, useMemo, useReducer } from 'react'
import type { Acknowledged } from '../rules/steps.ts'
import { HostContext } from './Host.ts'
import type { Session } from './Session.ts'

/** Starts a session, where the host left off if there is one. */
export function useNewSession({ settings, year, instance }: Pick<Session, 'settings' | 'year' | 'instance'>) {
  const host = use(HostContext)
  const [acknowledged, acknowledge] = useReducer(withStep, host?.session.acknowledged ?? noSteps)
  return useMemo(
    (): Session => ({ settings, year, instance, acknowledged, acknowledge }),
    [settings, year, instance, acknowledged],
  )
}

const noSteps: Acknowledged = { home: false, personal: false, coverage: false, scenario: false }

function withStep(acknowledged: Acknowledged, step: keyof Acknowledged): Acknowledged {
  return { ...acknowledged, [step]: true }
}
