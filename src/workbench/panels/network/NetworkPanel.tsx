import { useState } from 'react'
import type { ApiCall } from '../../frame/iframe/ApiCall.ts'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import { useCopy } from '../../state/useCopy.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { HttpMessage } from './HttpMessage.tsx'
import { toCurl } from './toCurl.ts'
import './NetworkPanel.css'

/** The address of `npm run serve:api`. */
const serviceHost = 'http://localhost:8080/'

/** The calls between the calculator and the API, newest first. */
export function NetworkPanel() {
  const { apiCalls } = useWorkbench()
  const dispatch = useDispatch()
  if (apiCalls.length === 0) return <p className="network-empty">No calls to show.</p>
  return (
    <>
      <div className="network-note">
        <p>Calls within this page. The service adds its own headers: date, request ID, rate limit.</p>
        <ToolbarButton onClick={() => dispatch({ type: 'apiCallsCleared' })}>Clear</ToolbarButton>
      </div>
      <ol className="network">
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
      <div className="network-call">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
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
