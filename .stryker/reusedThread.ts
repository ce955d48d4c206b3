import { EventEmitter } from 'node:events'
import type { Plugin } from 'vitest/config'
import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node'

const name = 'reused-thread'

/**
 * Runs tests in one thread that keeps its loaded and optimized code from one mutant to the next. Vitest's own pools start
 * a thread for each mutant, which takes longer than most tests.
 */
export const reusedThread: Plugin = {
  name,
  // Stryker sets a pool in its own call, which takes precedence over the configuration.
  configureVitest({ vitest, project: { config } }) {
    let worker: ReusedThread | undefined
    config.pool = name
    config.poolRunner = { name, createPoolWorker: (options) => (worker ??= new ReusedThread(options)) }
    vitest.onClose(() => worker?.terminate())
  },
}

/** Answers the requests to start and to stop, except for the first start. */
class ReusedThread extends EventEmitter implements PoolWorker {
  readonly name = name
  readonly #project: PoolOptions['project']
  readonly #thread: ThreadsPoolWorker
  #isStarted = false

  constructor(options: PoolOptions) {
    super()
    this.#project = options.project
    this.#thread = new ThreadsPoolWorker(options)
  }

  async start(): Promise<void> {
    if (this.#isStarted) return
    await this.#thread.start()
    for (const event of ['message', 'error', 'exit'])
      this.#thread.on(event, (value) => this.emit(event, value))
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') return this.#answer('stopped')
    if (message.type === 'start' && this.#isStarted) return this.#answer('started')
    this.#isStarted = true
    // Otherwise, the thread would keep the pattern that it was started with.
    if (message.type === 'run')
      for (const file of message.context.files) file.testNamePattern = this.#project.config.testNamePattern
    this.#thread.send(message)
  }

  #answer(type: 'started' | 'stopped') {
    this.emit('message', { type, __vitest_worker_response__: true })
  }

  async stop(): Promise<void> {
    this.removeAllListeners()
  }

  terminate(): Promise<void> {
    return this.#thread.stop()
  }

  deserialize(data: unknown): unknown {
    return data
  }
}
