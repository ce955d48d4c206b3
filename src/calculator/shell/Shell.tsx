import { Link, Redirect, useLocation } from 'wouter'
import { previewYear } from '../rules/paths.ts'
import type { Session } from '../state/Session.ts'
import { useLoadedPage } from '../state/useLoadedPage.ts'
import type { Loading } from '../state/useRequest.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Curtain, useIsHydrating } from './Curtain.tsx'
import { NotAvailable } from './NotAvailable.tsx'
import { Page } from './Page.tsx'

/** Loads the instance and the texts in its language. Shows the curtain until both have loaded. */
export function Shell({ settings }: Pick<Session, 'settings'>) {
  const [path] = useLocation()
  const requestedYear = previewYear(path)
  const { year, page, show, retry, isRetried } = useLoadedPage(requestedYear, settings)
  const isHydrating = useIsHydrating()

  // index.html contains the curtain, whatever the path.
  if (isHydrating) return <Curtain />
  if (year === undefined)
    return <NotAvailable>{() => <Link href="/">{shellTexts.notAvailable.leave}</Link>}</NotAvailable>
  if (page.status === 'failed')
    return (
      <NotAvailable cause={causeOf(page)}>
        {() => (
          <Button variant="quiet" onClick={retry}>
            {shellTexts.tryAgain}
          </Button>
        )}
      </NotAvailable>
    )
  if (page.status === 'loading') return <Curtain />
  if (requestedYear !== null) {
    // The fragment can end with the answers of a link.
    const [answers = ''] = /#answers=.*/.exec(window.location.hash) ?? []
    return <Redirect to={`/${answers}`} replace />
  }
  return <Page {...{ path, settings, year, show, isRetried }} page={page.value} />
}

function causeOf({ error: { failure, isRejection } }: Extract<Loading<never>, { status: 'failed' }>) {
  if (isRejection) return undefined
  return failure === 'network' || failure === 'timeout' ? 'connection' : 'service'
}
