import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { useWorker } from '../../../src/workbench/state/useWorker.ts'
import { useWorkbench, WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'

/** A worker whose responses the test sends. */
class StubWorker extends EventTarget {
  requests: unknown[] = []
  isTerminated = false
  postMessage(request: unknown) {
    this.requests.push(request)
  }
  terminate() {
    this.isTerminated = true
  }
}

function renderWorker() {
  const workers: StubWorker[] = []
  const responses: unknown[] = []
  const current: { model?: Model } = {}
  const create = () => {
    const worker = new StubWorker()
    workers.push(worker)
    return worker as unknown as Worker
  }
  function Requester({ request }: { request: string }) {
    useWorker(create, request, (response) => responses.push(response))
    const model = useWorkbench()
    return <ShownModel onRender={() => (current.model = model)} />
  }
  const element = (request: string) => (
    <WorkbenchProvider initial={emptyModel()}>
      <Requester request={request} />
    </WorkbenchProvider>
  )
  const { rerender } = render(element('first'))
  return {
    workers,
    responses,
    notice: () => current.model?.notice,
    send: (request: string) => rerender(element(request)),
    respond: (index: number, data: string) =>
      act(() => void workers[index]!.dispatchEvent(new MessageEvent('message', { data }))),
    fail: (index: number) => act(() => void workers[index]!.dispatchEvent(new Event('error'))),
  }
}

function ShownModel({ onRender }: { onRender: () => void }) {
  onRender()
  return null
}

it('keeps only the latest request while the worker is busy', () => {
  const { workers, responses, send, respond } = renderWorker()
  send('second')
  send('third')
  expect(workers[0]!.requests).toEqual(['first'])
  respond(0, 'to the first')
  respond(0, 'to the third')
  expect(workers[0]!.requests).toEqual(['first', 'third'])
  expect(responses).toEqual(['to the third'])
})

it('starts another worker for the next request after a failure, and says so', () => {
  const { workers, responses, notice, send, respond, fail } = renderWorker()
  fail(0)
  expect(workers[0]!.isTerminated).toBe(true)
  expect(notice()?.message).toMatch(/Reload the page\.$/)
  expect(workers).toHaveLength(1)
  send('second')
  respond(1, 'to the second')
  expect(workers[1]!.requests).toEqual(['second'])
  expect(responses).toEqual(['to the second'])
})

it('sends the request that waits to another worker after a failure', () => {
  const { workers, send, fail } = renderWorker()
  send('second')
  fail(0)
  expect(workers[1]!.requests).toEqual(['second'])
})
