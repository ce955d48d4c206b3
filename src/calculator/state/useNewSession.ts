import { use, useMemo, useReducer } from 'react'
import type { Instance } from '../../contract/instance.ts'
import type { Settings } from '../api/settings.ts'
import type { Acknowledged } from '../rules/steps.ts'
import { HostContext } from './Host.ts'
import type { Session } from './Session.ts'

/** Starts a session with the host's acknowledged steps. */
export function useNewSession(settings: Settings, year: string | null, instance: Instance) {
  const [acknowledged, acknowledge] = useReducer(withAcknowledged, use(HostContext).acknowledged)
  return useMemo(
    (): Session => ({ settings, year, instance, acknowledged, acknowledge }),
    [settings, year, instance, acknowledged],
  )
}

function withAcknowledged(acknowledged: Acknowledged, step: keyof Acknowledged): Acknowledged {
  return { ...acknowledged, [step]: true }
}
