import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Instance } from '../../contract/instance.ts'
import type { Settings } from '../api/settings.ts'
import { pathOf, stepAt } from '../rules/paths.ts'
import { questionsOf } from '../rules/personal.ts'
import { stepAfter } from '../rules/steps.ts'
import { Home } from '../steps/home/Home.tsx'
import { Footer } from './Footer.tsx'
import { PreviewNote } from './PreviewNote.tsx'
import { useArrival, type LastStep } from './useArrival.ts'
import { useLater } from './useLater.ts'
import { Waiting } from './Waiting.tsx'
import './Page.css'

interface PageProps {
  path: string
  settings: Settings
  year: string | null
  instance: Instance
  /** Whether the visitor had to try again, and has lost the focus with it. */
  isRetried: boolean
}

/** Frames every screen of a client. The home screen is here; the others come with the later chunk. */
export function Page({ path, settings, year, instance, isRetried }: PageProps) {
  const [, navigate] = useLocation()
  const [isStarted, setStarted] = useState(false)
  const { later, retry } = useLater()
  const visit = useMemo(
    () => ({ settings, year, instance, isStarted }),
    [settings, year, instance, isStarted],
  )
  const step = stepAt(path)
  const lastStep = useRef<LastStep>(isRetried ? 'failure' : null)
  useArrival(step === 'home' ? step : null, lastStep)

  const start = () => {
    setStarted(true)
    navigate(pathOf[stepAfter('home', { isPersonalIncluded: questionsOf(instance).length > 0 })])
  }
  return (
    <div className="page" data-tint={!instance.client.dontTint}>
      {year !== null && <PreviewNote year={year} />}
      {later.status === 'ready' ? (
        <later.value.Calculator visit={visit} path={path} lastStep={lastStep} />
      ) : (
        <Waiting step={step} isStarted={isStarted} isFailed={later.status === 'failed'} onRetry={retry} />
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
