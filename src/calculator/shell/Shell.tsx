import { useSyncExternalStore } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { previewYear } from '../rules/previewYear.ts'
import type { Session } from '../state/Session.ts'
import { useLoadedInstance } from '../state/useLoadedInstance.ts'
import { Button } from '../ui/Button.tsx'
import { Curtain } from './Curtain.tsx'
import { NotAvailable } from './NotAvailable.tsx'
import { Page } from './Page.tsx'

/** Loads the instance and keeps the curtain down until it is there. */
export function Shell({ settings }: Pick<Session, 'settings'>) {
  const [path] = useLocation()
  const asked = previewYear(path)
  const { year, instance, retry, isRetried } = useLoadedInstance(asked, settings)
  const isHydrating = useIsHydrating()

  // The page's own markup is the curtain, on every path.
  if (isHydrating) return <Curtain />
  if (year === undefined)
    return (
      <NotAvailable>
        <Link href="/">Go to the calculator</Link>
      </NotAvailable>
    )
  if (instance.status === 'failed')
    return (
      <NotAvailable>
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      </NotAvailable>
    )
  if (instance.status === 'loading') return <Curtain />
  if (asked !== null) return <Redirect to="/" replace />
  return <Page {...{ path, settings, year, isRetried }} instance={instance.value} />
}

const subscribeToNothing = () => () => undefined

/** Whether React is hydrating the page's own markup. */
function useIsHydrating() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}
