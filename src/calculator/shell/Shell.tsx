import { useSyncExternalStore } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { previewYear } from '../rules/previewYear.ts'
import type { Session } from '../state/Session.ts'
import { useLoadedInstance } from '../state/useLoadedInstance.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Curtain } from './Curtain.tsx'
import { NotAvailable } from './NotAvailable.tsx'
import { Page } from './Page.tsx'

/** Loads the instance. Shows the curtain until it has loaded. */
export function Shell({ settings }: Pick<Session, 'settings'>) {
  const [path] = useLocation()
  const requestedYear = previewYear(path)
  const { year, instance, retry, isRetried } = useLoadedInstance(requestedYear, settings)
  const isHydrating = useIsHydrating()

  // index.html contains the curtain, whatever the path.
  if (isHydrating) return <Curtain />
  if (year === undefined)
    return (
      <NotAvailable>
        <Link href="/">{shellTexts.notAvailable.leave}</Link>
      </NotAvailable>
    )
  if (instance.status === 'failed')
    return (
      <NotAvailable>
        <Button variant="quiet" onClick={retry}>
          {shellTexts.tryAgain}
        </Button>
      </NotAvailable>
    )
  if (instance.status === 'loading') return <Curtain />
  // The fragment can contain the answers of a link.
  if (requestedYear !== null) return <Redirect to={`/${window.location.hash}`} replace />
  return <Page {...{ path, settings, year, isRetried }} instance={instance.value} />
}

const subscribeToNothing = () => () => undefined

/** Whether React is hydrating the markup of index.html. */
function useIsHydrating() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}
