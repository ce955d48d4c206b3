import { format } from 'node:util'
import { vi } from 'vitest'

const allowed: RegExp[] = []

/** Says that the console may say something like this until the test is over. */
export function allowNoise(...patterns: RegExp[]): void {
  allowed.push(...patterns)
}

/** Listens to the console's errors and warnings, and keeps to itself those that are allowed by then. */
export function listenToConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    const say = console[method].bind(console)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      if (!isAllowed(words)) say(...words)
    })
  }
}

/** What was said that is not allowed. The console is itself again, and nothing allowed, whatever follows from it. */
export function endOfNoise(): string[] {
  const { error, warn } = vi.mocked(console)
  const said = [...error.mock.calls, ...warn.mock.calls] as unknown[][]
  const surprises = said.filter((words) => !isAllowed(words)).map((words) => format(...words))
  vi.restoreAllMocks()
  allowed.length = 0
  return surprises
}

function isAllowed(words: unknown[]) {
  const text = format(...words)
  return allowed.some((pattern) => pattern.test(text))
}
