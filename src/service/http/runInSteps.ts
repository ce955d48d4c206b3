/**
 * Milliseconds after which other requests are served. Together with the longest step and the end of another request's
 * work, this must stay below 20.
 */
const maxBlock = 5

/**
 * Runs work in steps and lets the event loop run between them.
 * @param beforeStep throws to stop the work
 */
export async function runInSteps<T>(steps: Iterator<void, T>, beforeStep: () => void): Promise<T> {
  let pauseAt = performance.now() + maxBlock
  for (;;) {
    beforeStep()
    const step = steps.next()
    if (step.done) return step.value
    // On workerd, time does not advance during a request's work, so there is no pause. Other isolates serve requests.
    if (performance.now() < pauseAt) continue
    // Microtasks alone would not let the event loop run.
    await new Promise((resolve) => setTimeout(resolve))
    pauseAt = performance.now() + maxBlock
  }
}
