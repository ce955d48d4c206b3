import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from './WorkbenchProvider.tsx'

/**
 * Sends each new request to a worker. While busy, keeps only the latest request. A notice reports a failure of the worker.
 * @param onResponse called with the response to the latest request only
 */
export function useWorker(
  create: () => Worker,
  request: unknown,
  onResponse: (response: unknown) => void,
): void {
  const dispatch = useDispatch()
  const queue = useRef<WorkerQueue | null>(null)
  const start = useEffectEvent(create)
  const respond = useEffectEvent(onResponse)
  const fail = useEffectEvent((message: string) =>
    dispatch({
      type: 'noticeShown',
      tone: 'bad',
      message: `What you see may be out of date, because a calculation failed. ${message || 'Reload the page.'}`,
    }),
  )
  useEffect(() => {
    const created = createQueue(
      () => start(),
      (response) => respond(response),
      (message) => fail(message),
    )
    queue.current = created
    return () => created.stop()
  }, [])
  useEffect(() => queue.current?.send(request), [request])
}

type WorkerQueue = ReturnType<typeof createQueue>

/** After an error, the next request starts another worker, because one that could not be loaded never responds. */
function createQueue(
  create: () => Worker,
  onResponse: (response: unknown) => void,
  /** The message is empty if the worker could not be loaded. */
  onError: (message: string) => void,
) {
  let worker: Worker | null = null
  let isBusy = false
  let waiting: { request: unknown } | null = null
  const sendWaiting = () => {
    if (!waiting) return
    worker ??= start()
    isBusy = true
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(waiting.request)
    waiting = null
  }
  const stop = () => {
    worker?.terminate()
    worker = null
    isBusy = false
  }
  const start = () => {
    const started = create()
    started.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      isBusy = false
      if (waiting) sendWaiting()
      else onResponse(data)
    })
    started.addEventListener('error', ({ message }: Partial<ErrorEvent>) => {
      stop()
      onError(message ?? '')
      sendWaiting()
    })
    return started
  }
  return {
    send(request: unknown) {
      waiting = { request }
      if (!isBusy) sendWaiting()
    },
    stop,
  }
}
