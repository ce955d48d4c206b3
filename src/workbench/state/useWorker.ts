import { useEffect, useEffectEvent, useRef } from 'react'
import { WorkerQueue } from './WorkerQueue.ts'
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
    const created = new WorkerQueue({
      create: () => start(),
      onResponse: (response) => respond(response),
      onError: (message) => fail(message),
    })
    queue.current = created
    return () => {
      created.stop()
      queue.current = null
    }
  }, [])
  useEffect(() => queue.current?.send(request), [request])
}
