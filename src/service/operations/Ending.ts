import { constants } from 'node:os'

/** How the process ends when it is asked to: at once while it has nothing to finish, and when it is asked again. */
export class Ending {
  isAsked = false
  #finish: ((signal: NodeJS.Signals) => Promise<number>) | undefined

  /** The first process of a container would not even be ended without a handler. */
  constructor() {
    for (const each of ['SIGTERM', 'SIGINT'] as const) process.on(each, (signal) => this.#ask(signal))
  }

  /** @param finish does what is left to do, and says with which code to end */
  finishes(finish: (signal: NodeJS.Signals) => Promise<number>): void {
    this.#finish = finish
  }

  #ask(signal: NodeJS.Signals) {
    if (this.isAsked || !this.#finish) process.exit(128 + constants.signals[signal])
    this.isAsked = true
    void this.#finish(signal).then((code) => process.exit(code))
  }
}
