import { Redirect, useLocation } from 'wouter'
import type { Settings } from '../api/settings.ts'
import { previewAt } from '../rules/paths.ts'
import { previewYear } from '../rules/previewYear.ts'
import { useLoadedInstance } from '../state/useLoadedInstance.ts'
import { Curtain } from './Curtain.tsx'
import { NotAvailable } from './NotAvailable.tsx'
import { Page } from './Page.tsx'

/** Loads the instance and keeps the curtain down until it is there. */
export function Shell({ settings }: { settings: Settings }) {
  const [path] = useLocation()
  const preview = previewAt(path)
  const asked = preview === null ? null : previewYear(preview)
  const { year, instance, retry, isRetried } = useLoadedInstance(asked, settings)

  if (year === undefined) return <NotAvailable />
  if (instance.status === 'failed') return <NotAvailable onRetry={retry} />
  if (instance.status === 'loading') return <Curtain />
  if (preview !== null) return <Redirect to="/" replace />
  return <Page {...{ path, settings, year, isRetried }} instance={instance.value} />
}
