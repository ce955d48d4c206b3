import { use, useEffect, useMemo, useState } from 'react'
import { useLocation, useRouter } from 'wouter'
import type { Instance } from '../../contract/instance.ts'
import { pathOf, stepAt } from '../rules/paths.ts'
import { questionsOf } from '../rules/personal.ts'
import { stepAfter } from '../rules/steps.ts'
import type { Session } from '../state/CalculatorProvider.tsx'
import { HostContext } from '../state/Host.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { Home } from '../steps/home/Home.tsx'
import { CalculatorLoading } from './CalculatorLoading.tsx'
import { Footer } from './Footer.tsx'
import { useCalculatorModule } from './useCalculatorModule.ts'
import { useStepFocus } from './useStepFocus.ts'
import './Page.css'

interface PageProps {
  path: string
  settings: Session['settings']
  year: string | null
  instance: Instance
  /** Whether the instance loaded only after a retry. */
  isRetried: boolean
}

/** The frame of every screen. It renders the home screen itself; the steps come in a module of their own. */
export function Page({ path, settings, year, instance, isRetried }: PageProps) {
  const [, navigate] = useLocation()
  const [isStarted, setStarted] = useState(use(HostContext)?.visit.isStarted ?? false)
  const { base } = useRouter()
  const { calculator, retry } = useCalculatorModule(year === null ? `${base}/` : `${base}/preview/${year}`)
  const visit = useMemo(
    () => ({ settings, year, instance, isStarted }),
    [settings, year, instance, isStarted],
  )
  const step = stepAt(path)
  const onStepShown = useStepFocus(isRetried)
  useEffect(() => {
    if (step === 'home') onStepShown(step)
  }, [step, onStepShown])

  const start = () => {
    setStarted(true)
    if (calculator.status === 'failed') retry(false)
    navigate(pathOf[stepAfter('home', { isPersonalIncluded: questionsOf(instance).length > 0 })])
  }
  return (
    <div className="page" data-tint={!instance.client.dontTint}>
      {year !== null && (
        <header className="preview-note">
          <p role="note">{shellTexts.preview({ year })}</p>
        </header>
      )}
      {calculator.status === 'ready' ? (
        <calculator.value.Calculator visit={visit} path={path} onStepShown={onStepShown} />
      ) : (
        <CalculatorLoading
          {...{ instance, step, isStarted }}
          isFailed={calculator.status === 'failed'}
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
