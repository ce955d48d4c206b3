import { useEffect } from 'react'
import { useLocation, useRouter } from 'wouter'
import { pathOf, stepAt } from '../rules/paths.ts'
import { stepAfter } from '../rules/steps.ts'
import { selectProgress } from '../state/progress.ts'
import type { Session } from '../state/Session.ts'
import { useNewSession } from '../state/useNewSession.ts'
import { Home } from '../steps/home/Home.tsx'
import { Footer } from './Footer.tsx'
import { PreviewNote } from './PreviewNote.tsx'
import { useStepFocus } from './useStepFocus.ts'
import { useLater } from './useLater.ts'
import { Waiting } from './Waiting.tsx'
import './Page.css'

interface PageProps extends Pick<Session, 'settings' | 'year' | 'instance'> {
  path: string
  /** Whether the visitor had to try again, and has lost the focus with it. */
  isRetried: boolean
}

/** Frames every screen of a client. The home screen is here; the others come with the later chunk. */
export function Page({ path, settings, year, instance, isRetried }: PageProps) {
  const [, navigate] = useLocation()
  const session = useNewSession(settings, year, instance)
  const { base } = useRouter()
  const { later, retry } = useLater(year === null ? `${base}/` : `${base}/preview/${year}`)
  const step = stepAt(path)
  const arrive = useStepFocus(isRetried)
  useEffect(() => {
    if (step === 'home') arrive(step)
  }, [step, arrive])

  const start = () => {
    session.acknowledge('home')
    if (later.status === 'failed') retry(false)
    navigate(pathOf[stepAfter('home', selectProgress(session))])
  }
  return (
    <div className="page" data-tint={!instance.client.dontTint}>
      {year !== null && <PreviewNote year={year} />}
      {later.status === 'ready' ? (
        <later.value.Calculator session={session} path={path} arrive={arrive} />
      ) : (
        <Waiting {...{ session, step }} isFailed={later.status === 'failed'} onRetry={() => retry(true)} />
      )}
      {step === 'home' && (
        <main>
          <Home planYear={instance.client.planYear} onStart={start} />
        </main>
      )}
      <Footer client={instance.client} consultancy={settings.consultancy} />
    </div>
  )
}
