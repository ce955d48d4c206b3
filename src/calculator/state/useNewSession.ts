import { use, useMemo, useState } from 'react'
import type { Settings } from '../api/settings.ts'
import { HostContext } from './Host.ts'
import type { LoadedPage } from './loadPage.ts'
import type { Session } from './Session.ts'

/** Starts a session with the host's acknowledged steps. */
export function useNewSession(settings: Settings, year: string | null, { instance, language }: LoadedPage) {
  const [acknowledged, setAcknowledged] = useState(use(HostContext).acknowledged)
  return useMemo(
    (): Session => ({
      settings: { ...settings, language },
      language,
      year,
      instance,
      acknowledged,
      acknowledge: (step) => setAcknowledged((earlier) => ({ ...earlier, [step]: true })),
      setAcknowledged,
    }),
    [settings, year, instance, language, acknowledged],
  )
}
