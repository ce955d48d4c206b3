interface TimeLimit {
  milliseconds: number
  end: () => void
}

declare global {
  interface Window {
    timeLimits: TimeLimit[]
  }
}

/** Replaces `AbortSignal.timeout` with signals that only endTimeLimits aborts. Self-contained, to run in a page too. */
export function replaceTimeLimits() {
  window.timeLimits = []
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    const end = () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError'))
    window.timeLimits.push({ milliseconds, end })
    return controller.signal
  }
}

/** All timeouts so far, in milliseconds. */
export function timeLimits() {
  return window.timeLimits.map(({ milliseconds }) => milliseconds)
}

export function endTimeLimits() {
  for (const { end } of window.timeLimits) end()
}
