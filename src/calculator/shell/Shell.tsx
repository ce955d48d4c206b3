import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { previewAt } from '../rules/paths.ts'
import { previewYear } from '../rules/previewYear.ts'
import { useCalculator } from '../state/CalculatorProvider.tsx'
import { useInstanceLoading } from '../state/useInstanceLoading.ts'
import { Curtain } from './Curtain.tsx'
import { Footer } from './Footer.tsx'
import { NotAvailable } from './NotAvailable.tsx'
import { PreviewNote } from './PreviewNote.tsx'
import { Screens } from './Screens.tsx'
import { useLater } from './useLater.ts'
import './Shell.css'

/** Frames every screen, from the loading of the instance on. */
export function Shell() {
  const [path] = useLocation()
  const [attempt, setAttempt] = useState(0)
  const instance = useCalculator((model) => model.instance)
  const { later, retry } = useLater(instance.status === 'ready')
  const loadedYear = useCalculator((model) => model.year)

  const asked = previewAt(path)
  const year = asked === null ? loadedYear : previewYear(asked)
  const isWrongAddress = asked !== null && year === null
  useInstanceLoading(isWrongAddress ? undefined : year, attempt)

  if (isWrongAddress) return <NotAvailable />
  if (instance.status === 'failed') return <NotAvailable onRetry={() => setAttempt((made) => made + 1)} />
  if (instance.status === 'loading' || year !== loadedYear) return <Curtain />
  if (asked !== null) return <Redirect to="/" replace />
  const { client } = instance.value
  return (
    <div className="page" data-tint={!client.dontTint}>
      {year !== null && <PreviewNote year={year} />}
      <div className="page-steps">{later.status === 'ready' && <later.value.StepBar />}</div>
      <main>
        <Screens path={path} later={later} onRetry={retry} />
      </main>
      <Footer client={client} />
    </div>
  )
}
