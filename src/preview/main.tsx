// Before any component, so that component styles override the shared ones.
import '../calculator/styles/tokens.css'
import '../calculator/styles/base.css'
import { createRoot } from 'react-dom/client'
import './PreviewNote.css'
import { useHashLocation } from 'wouter/use-hash-location'
import { storeLanguageOfAddress } from '../calculator/api/preferredLanguages.ts'
import { readSettings } from '../calculator/api/settings.ts'
import { App } from '../calculator/App.tsx'
import { NotAvailable } from '../calculator/shell/NotAvailable.tsx'
import { HostContext, nothingAcknowledged } from '../calculator/state/Host.ts'
import { createApp } from '../service/app.ts'
import { respondUntilAborted } from '../service/respondUntilAborted.ts'
import { createPreviewYear, type PreviewData } from './PreviewData.ts'
import { formatDate } from '../calculator/rules/formatDate.ts'

/** An address that no request leaves the page for. The service needs one with http, and the file has none. */
const apiHost = 'http://preview.invalid/'

const data = JSON.parse(document.querySelector('#preview-data')!.textContent) as PreviewData
const current = createPreviewYear(data)
const service = createApp({ get: () => ({ current, years: new Map() }) }, { compresses: false })
window.fetch = (input, init) => respondUntilAborted(service.fetch, new Request(input, init))
prefixTitle()
new MutationObserver(prefixTitle).observe(document.querySelector('title')!, { childList: true })
storeLanguageOfAddress()

const root = createRoot(document.querySelector('#root')!, {
  onUncaughtError: (error) => {
    console.error('The preview could not start.', error)
    root.render(<NotAvailable cause="service" />)
  },
})
root.render(
  <HostContext
    value={{ year: null, acknowledged: nothingAcknowledged, hasPublicAddress: false, calculates: true }}
  >
    <PreviewNote {...data} planYear={current.instance.client.planYear} />
    <App
      settings={{ ...readSettings(document, new URL(apiHost)), key: 'preview' }}
      base=""
      // Browsers do not let a file change its path.
      locationHook={useHashLocation}
    />
  </HostContext>,
)

/** Marks the document's title, which the calculator sets on each screen. */
function prefixTitle() {
  const prefix = 'Preview: '
  if (!document.title.startsWith(prefix)) document.title = prefix + document.title
}

/** Marks every screen and the print as a preview. For reviewers, so in English on pages in every language. */
function PreviewNote({
  date,
  version,
  planYear,
}: Pick<PreviewData, 'date' | 'version'> & { planYear: number }) {
  return (
    <aside className="preview-file-note wrap" aria-label="Preview" lang="en" dir="ltr">
      <strong>Preview</strong>
      <span>Plan year {planYear}</span>
      <span>Made on {formatDate(new Date(date))}</span>
      <span>Version {version}</span>
      <span>For review, not for enrollment</span>
    </aside>
  )
}
