import { use, useEffect, useMemo, useState, type CSSProperties } from 'react'
import { useLocation, useRouter } from 'wouter'
import { usableColors } from '../../contract/colors.ts'
import { pathOfYear, stepAt, stepPaths } from '../rules/paths.ts'
import { stepAfter } from '../rules/steps.ts'
import { HostContext } from '../state/Host.ts'
import { textLanguages, type LoadedPage } from '../state/loadPage.ts'
import { selectProgress, type Session } from '../state/Session.ts'
import { useLazyModule, type LazySource } from '../state/useLazyModule.ts'
import type { Loading } from '../state/useRequest.ts'
import { Home } from '../steps/home/Home.tsx'
import { shellTexts } from '../texts/shellTexts.ts'
import { TextLanguages } from '../ui/LocalizedText.tsx'
import { CalculatorLoading } from './CalculatorLoading.tsx'
import { Footer } from './Footer.tsx'
import { Logo } from './Logo.tsx'
import { useStepFocus } from './useStepFocus.ts'
import './Page.css'

interface PageProps extends Pick<Session, 'settings' | 'year'> {
  path: string
  page: LoadedPage
  /** Shows the page in another language. */
  show: (page: Loading<LoadedPage>) => void
  /** Whether the instance loaded only after a retry. */
  isRetried: boolean
}

/** The steps. They load while the visitor reads the home screen. */
const calculatorSource: LazySource<typeof import('./Calculator.tsx')> = {
  load: () => import('./Calculator.tsx'),
  findAddress: () => document.querySelector<HTMLLinkElement>('[rel=modulepreload]')?.href,
}

/** The frame of every screen. Renders home; a lazy module renders the steps after it. */
export function Page({ path, settings, year, page, show, isRetried }: PageProps) {
  const [, navigate] = useLocation()
  const session = useNewSession(settings, year, page)
  const { base } = useRouter()
  const { module: calculator, retry } = useLazyModule(calculatorSource)
  const { instance } = page
  const { client } = instance
  const languages = useMemo(() => textLanguages(instance), [instance])
  const colors = usableColors({ ...client.colors, ...settings.colors })
  const step = stepAt(path)
  const onStepShown = useStepFocus(isRetried)
  const [homeSlot, setHomeSlot] = useState<Element | null>(null)
  const [footer, setFooter] = useState<Element | null>(null)
  useEffect(() => {
    if (step === 'home') onStepShown(step)
  }, [step, onStepShown])

  const start = () => {
    session.acknowledge('home')
    if (calculator.status === 'failed') retry()
    navigate(stepPaths[stepAfter('home', selectProgress(session))])
  }
  return (
    <TextLanguages value={languages}>
      <div
        className="page"
        data-tint={!client.dontTint}
        style={{ '--client-accent': colors.accent, '--client-tint': colors.tint } as CSSProperties}
      >
        {client.logo && <Logo key={client.logo.url} {...client.logo} />}
        {year !== null && (
          <header className="preview-note">
            <p role="note">{shellTexts.preview({ year })}</p>
          </header>
        )}
        {calculator.status === 'ready' ? (
          <calculator.value.Calculator {...{ session, path, onStepShown, homeSlot, footer, show }} />
        ) : (
          <CalculatorLoading
            {...{ session, step }}
            isFailed={calculator.status === 'failed'}
            onRetry={() => retry(`${base}${pathOfYear(year)}`)}
          />
        )}
        {step === 'home' && (
          <main>
            <Home planYear={client.planYear} onStart={start}>
              <div ref={setHomeSlot} className="home-slot" />
            </Home>
          </main>
        )}
        <Footer
          client={client}
          ref={setFooter}
          consultancy={settings.consultancy}
          notices={settings.notices}
        />
      </div>
    </TextLanguages>
  )
}

/** Starts a session with the host's acknowledged steps. */
function useNewSession(
  settings: Session['settings'],
  year: string | null,
  { instance, language }: LoadedPage,
) {
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
