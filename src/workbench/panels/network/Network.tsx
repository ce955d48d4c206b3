import { useState } from 'react'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import { useCopy } from '../../state/useCopy.ts'
import { Tool } from '../../ui/Tool.tsx'
import { asCurl } from './curl.ts'
import { Message } from './Message.tsx'
import type { Exchange } from '../../frame/Exchange.ts'
import './Network.css'

/** Where `npm run serve:api` has the same API. */
const typicalHost = 'http://localhost:8080/'

/** What went over the wire between the calculator and the API, the latest first. */
export function Wire() {
  const { exchanges } = useWorkbench()
  const dispatch = useDispatch()
  if (exchanges.length === 0) return <p className="wire-none">No calls to show.</p>
  return (
    <>
      <div className="wire-note">
        <p>As it is in this page. The service adds its own headers: date, request id, rate limit.</p>
        <Tool onClick={() => dispatch({ type: 'exchangesCleared' })}>Clear</Tool>
      </div>
      <ol className="wire">
        {exchanges.map((exchange) => (
          <Call key={exchange.id} exchange={exchange} />
        ))}
      </ol>
    </>
  )
}

function Call({ exchange }: { exchange: Exchange }) {
  const [isOpen, setOpen] = useState(false)
  const copy = useCopy()
  const { method, url, headers, body, answer, milliseconds } = exchange
  const { pathname, search } = new URL(url)
  const copyCall = () =>
    copy(
      asCurl(exchange, typicalHost),
      'The call is on the clipboard, for the service that npm run serve:api starts.',
    )
  return (
    <li>
      <div className="wire-call">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <code>{method}</code>
          <code className="wire-path">{pathname + search}</code>
          <span data-outcome={outcomeOf(answer)}>{wordFor(answer)}</span>
          <span className="wire-time">{answer && `${milliseconds.toFixed(0)} ms`}</span>
        </button>
        <Tool onClick={() => void copyCall()}>Copy as curl</Tool>
      </div>
      {isOpen && (
        <div className="wire-messages">
          <Message title="Request" headers={headers} body={body} />
          {answer && 'status' in answer && (
            <Message title="Answer" headers={answer.headers} body={answer.body} />
          )}
          {answer && 'failure' in answer && <p>{answer.failure}</p>}
        </div>
      )}
    </li>
  )
}

function wordFor(answer: Exchange['answer']) {
  if (!answer) return 'under way'
  return 'status' in answer ? String(answer.status) : 'failed'
}

function outcomeOf(answer: Exchange['answer']) {
  return answer && (!('status' in answer) || answer.status >= 400) ? 'bad' : 'good'
}
