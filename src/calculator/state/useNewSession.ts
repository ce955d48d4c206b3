import { use, useMemo, useState } from 'react'
import type { Instance } from '../../contract/instance.ts'
import type { Settings } from '../api/settings.ts'
import { HostContext } from './Host.ts'
import type { Session } from './Session.ts'

/** Starts a session with the host's acknowledged steps. */
export function useNewSession(settings: Settings, year: string | null, instance: Instance) {
  const [acknowledged, setAcknowledged] = useState(use(HostContext).acknowledged)
  return useMemo(
    (): Session => ({
      settings,
      year,
      instance,
      acknowledged,
      acknowledge: (step) => setAcknowledged((earlier) => ({ ...earlier, [step]: true })),
      setAcknowledged,
    }),
    [settings, year, instance, acknowledged],
  )
}
