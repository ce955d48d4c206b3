import { useState } from 'react'
import { apiKeyPlaceholder, type ApiCall } from '../frame/iframe/ApiCall.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { useCopy } from '../state/useCopy.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import './NetworkPanel.css'

/** The address of `npm run serve:api`. */
const serviceHost = 'http://localhost:8080/'

/** The calls between the calculator and the API, newest first. */
export function NetworkPanel() {
  const { apiCalls } = useWorkbench()
  const dispatch = useDispatch()
  if (apiCalls.length === 0) return <p className="panel-message">No calls to show.</p>
  return (
    <>
      <div className="row network-note">
        <p>Calls within this page. The service adds its own headers: date, request ID, rate limit.</p>
        <ToolbarButton onClick={() => dispatch({ type: 'apiCallsCleared' })}>Clear</ToolbarButton>
      </div>
      <ol className="rows network">
        {apiCalls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </ol>
    </>
  )
}

function Call({ call }: { call: ApiCall }) {
  const [isOpen, setOpen] = useState(false)
  const copy = useCopy()
  const { method, url, headers, body, response, durationMs } = call
  const { pathname, search } = new URL(url)
  const copyCommand = () =>
    copy(toCurl(call, serviceHost), 'Copied. The command calls the service that npm run serve:api starts.')
  return (
    <li>
      <div className="row">
        <button type="button" className="row-target" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <code>{method}</code>
          <code className="network-path">{pathname + search}</code>
          <span data-outcome={isFailed(response) ? 'bad' : 'good'}>{formatStatus(response)}</span>
          <span className="network-duration">{response && `${durationMs.toFixed(0)} ms`}</span>
        </button>
        <ToolbarButton onClick={() => void copyCommand()}>Copy as curl</ToolbarButton>
      </div>
      {isOpen && (
        <div className="network-messages">
          <HttpMessage title="Request" headers={headers} body={body} />
          {response && 'status' in response && (
            <HttpMessage title="Response" headers={response.headers} body={response.body} />
          )}
          {response && 'error' in response && <p>{response.error}</p>}
        </div>
      )}
    </li>
  )
}

function formatStatus(response: ApiCall['response']) {
  if (!response) return 'pending'
  return 'status' in response ? String(response.status) : 'failed'
}

function isFailed(response: ApiCall['response']) {
  return response !== null && (!('status' in response) || response.status >= 400)
}

interface HttpMessageProps {
  title: string
  headers: [name: string, value: string][]
  body: string
}

/** The headers and body of a request or response. A JSON body is indented. */
function HttpMessage({ title, headers, body }: HttpMessageProps) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {body && <pre>{formatBody(body)}</pre>}
    </section>
  )
}

/** Longer texts block the page. */
const maxCharacters = 100_000

function formatBody(body: string) {
  try {
    return truncate(JSON.stringify(JSON.parse(body), null, 2))
  } catch {
    return truncate(body)
  }
}

function truncate(text: string) {
  if (text.length <= maxCharacters) return text
  return `${text.slice(0, maxCharacters)}\n… and ${text.length - maxCharacters} more characters`
}

/**
 * A curl command for a POSIX shell. The placeholder for an API key stays a variable that the shell expands.
 * @param host the API's base URL, with a trailing slash
 */
export function toCurl({ method, url, headers, body }: ApiCall, host: string): string {
  const { pathname, search } = new URL(url)
  const address = new URL(`.${pathname}${search}`, host).href
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(address)}`,
    ...headers.map(
      ([name, value]) =>
        `-H ${value === apiKeyPlaceholder ? `"${name}: ${value}"` : quote(`${name}: ${value}`)}`,
    ),
    ...(body ? [`--data-raw ${quote(body)}`] : []),
  ].join(' \\\n  ')
}

/** A shell expands nothing between single quotes. Only the quote itself needs an escape. */
function quote(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
