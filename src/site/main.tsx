// Before any component, so that component styles override the shared ones.
import '../calculator/styles/tokens.css'
import '../calculator/styles/base.css'
import '../calculator/shell/Curtain.css'
import { createRoot } from 'react-dom/client'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { storeLanguageOfAddress } from '../calculator/api/preferredLanguages.ts'
import { readSettings } from '../calculator/api/settings.ts'
import { App } from '../calculator/App.tsx'
import { NotAvailable } from '../calculator/shell/NotAvailable.tsx'
import { startInFrame } from '../calculator/startInFrame.ts'
import { HostContext, nothingAcknowledged } from '../calculator/state/Host.ts'
import { interceptFetch } from '../service/interceptFetch.ts'
import { serveInWorker } from './serveInWorker.ts'

/** The calculator with its service, for hosts that only have files: screens are fragments, because no host maps paths. */

declare global {
  interface Window {
    /** Missing in some browsers. The result of createScriptURL is an object that only scripts of workers accept. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string }
    }
  }
}

const folder = new URL('.', location.href)

/** The fragment of the address starts with the screen's path, and can end with a link's answers: `#/preview/2028#answers=…` */
const base = `${location.pathname}#`

// The site can be below a path with the same name.
interceptFetch(serveInWorker(startWorker, addressIn('client-data')), ({ href }) =>
  href.startsWith(new URL('mediplan/', folder).href),
)
storeLanguageOfAddress()

const root = createRoot(document.querySelector('#root')!, {
  onUncaughtError: (error) => {
    report(error)
    root.render(<NotAvailable cause="service" />)
  },
})
const settings = { ...readSettings(document, folder), key: 'site' }
startInFrame(settings, report)
root.render(
  <HostContext value={{ year: null, acknowledged: nothingAcknowledged, calculates: true }}>
    <App settings={settings} base={base} locationHook={useScreenPath} />
  </HostContext>,
)

function useScreenPath(): [string, typeof navigate] {
  const [, path = ''] = useLocationProperty(() => location.hash).split('#')
  return [base + (path || '/'), navigate]
}

function report(error: unknown) {
  console.error('The calculator could not start.', error)
}

/** The absolute address in a meta tag. */
function addressIn(name: string) {
  return new URL(document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)!.content, folder).href
}

function startWorker() {
  return new Worker(trustedWorkerUrl(), { type: 'module' })
}

/** A policy can be created once. */
let trustedUrl: string | undefined

/** The policy of the page lets only this one address become a worker. */
function trustedWorkerUrl(): string {
  const address = addressIn('worker')
  trustedUrl ??= window.trustedTypes
    ?.createPolicy('mediplan-worker', { createScriptURL: () => address })
    .createScriptURL('')
  return trustedUrl ?? address
}
