interface WorkerQueueOptions {
  create: () => Worker
  /** Called with the response to the latest request only. */
  onResponse: (response: unknown) => void
  /** Called with the error's message, which is empty if the worker could not be loaded. */
  onError: (message: string) => void
}

/**
 * Sends requests to a worker, one after another. While busy, keeps only the latest request. If the worker fails, the next
 * request starts another one, because a worker that could not be loaded never responds.
 */
export class WorkerQueue {
  #worker: Worker | null = null
  #isBusy = false
  #waiting: { request: unknown } | null = null

  constructor(private readonly options: WorkerQueueOptions) {}

  send(request: unknown): void {
    this.#waiting = { request }
    if (!this.#isBusy) this.#sendWaiting()
  }

  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#isBusy = false
  }

  #sendWaiting() {
    if (!this.#waiting) return
    this.#worker ??= this.#start()
    this.#isBusy = true
    this.#worker?.postMessage(this.#waiting.request)
    this.#waiting = null
  }

  #start(): Worker {
    const { create, onResponse, onError } = this.options
    const worker = create()
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      this.#isBusy = false
      if (this.#waiting) this.#sendWaiting()
      else onResponse(data)
    })
    worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) => {
      this.stop()
      onError(message ?? '')
      this.#sendWaiting()
    })
    return worker
  }
}
