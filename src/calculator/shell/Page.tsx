import { use, useEffect, useMemo, useState } from 'react'
import { useLocation, useRouter } from 'wouter'
import type { Instance } from '../../contract/instance.ts'
import { pathOf, stepAt } from '../rules/paths.ts'
import { questionsOf } from '../rules/personal.ts'
import { stepAfter } from '../rules/steps.ts'
import type { Session } from '../state/CalculatorProvider.tsx'
import { HostContext } from '../state/Host.ts'
import { Home } from '../steps/home/Home.tsx'
import { Footer } from './Footer.tsx'
import { PreviewNote } from './PreviewNote.tsx'
import { useStepFocus } from './useStepFocus.ts'
import { useLater } from './useLater.ts'
import { Waiting } from './Waiting.tsx'
import './Page.css'

interface PageProps {
  path: string
  settings: Session['settings']
  year: string | null
  instance: Instance
  /** Whether the visitor had to try again, and has lost the focus with it. */
  isRetried: boolean
}

/** Frames every screen of a client. The home screen is here; the others come with the later chunk. */
export function Page({ path, settings, year, instance, isRetried }: PageProps) {
  const [, navigate] = useLocation()
  const [isStarted, setStarted] = useState(use(HostContext)?.visit.isStarted ?? false)
  const { base } = useRouter()
  const { later, retry } = useLater(year === null ? `${base}/` : `${base}/preview/${year}`)
  const visit = useMemo(
    () => ({ settings, year, instance, isStarted }),
    [settings, year, instance, isStarted],
  )
  const step = stepAt(path)
  const arrive = useStepFocus(isRetried)
  useEffect(() => {
    if (step === 'home') arrive(step)
  }, [step, arrive])

  const start = () => {
    setStarted(true)
    if (later.status === 'failed') retry(false)
    navigate(pathOf[stepAfter('home', { isPersonalIncluded: questionsOf(instance).length > 0 })])
  }
  return (
    <div className="page" data-tint={!instance.client.dontTint}>
      {year !== null && <PreviewNote year={year} />}
      {later.status === 'ready' ? (
        <later.value.Calculator visit={visit} path={path} arrive={arrive} />
      ) : (
        <Waiting
          {...{ instance, step, isStarted }}
          isFailed={later.status === 'failed'}
          onRetry={() => retry(true)}
        />
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
