interface TimeLimit {
  milliseconds: number
  end: () => void
}

declare global {
  interface Window {
    timeLimits: TimeLimit[]
  }
}

/** From now on no time limit of `AbortSignal.timeout` ends by itself. Stands alone, so that it runs in a page too. */
export function replaceTimeLimits() {
  window.timeLimits = []
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    const end = () => controller.abort(new DOMException('The time is over.', 'TimeoutError'))
    window.timeLimits.push({ milliseconds, end })
    return controller.signal
  }
}

/** The time limits that were set so far, in milliseconds. */
export function timeLimits() {
  return window.timeLimits.map(({ milliseconds }) => milliseconds)
}

export function endTimeLimits() {
  for (const { end } of window.timeLimits) end()
}
