import { use, useMemo, useReducer } from 'react'
import type { Instance } from '../../contract/instance.ts'
import type { Settings } from '../api/settings.ts'
import type { Acknowledged } from '../rules/steps.ts'
import { HostContext } from './Host.ts'
import type { Session } from './Session.ts'

/** Starts a session, where the host left off if there is one. */
export function useNewSession(settings: Settings, year: string | null, instance: Instance) {
  const [acknowledged, acknowledge] = useReducer(withStep, use(HostContext).acknowledged)
  return useMemo(
    (): Session => ({ settings, year, instance, acknowledged, acknowledge }),
    [settings, year, instance, acknowledged],
  )
}

function withStep(acknowledged: Acknowledged, step: keyof Acknowledged): Acknowledged {
  return { ...acknowledged, [step]: true }
}
