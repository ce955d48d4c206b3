import { constants } from 'node:os'

/** Handles SIGTERM and SIGINT: exits at once before there is anything to shut down, and at the second signal. */
export class ShutdownSignals {
  isShuttingDown = false
  #shutDown: ((signal: NodeJS.Signals) => Promise<number>) | undefined

  /** Listens from the start: as PID 1 of a container, a process without a handler ignores SIGTERM. */
  constructor() {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#handle(signal))
  }

  /** @param shutDown returns the exit code */
  onShutdown(shutDown: (signal: NodeJS.Signals) => Promise<number>): void {
    this.#shutDown = shutDown
  }

  #handle(signal: NodeJS.Signals) {
    if (this.isShuttingDown || !this.#shutDown) process.exit(128 + constants.signals[signal])
    this.isShuttingDown = true
    void this.#shutDown(signal).then((code) => process.exit(code))
  }
}
