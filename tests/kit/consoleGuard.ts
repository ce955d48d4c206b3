import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const allowed: RegExp[] = []

/** Allows console output that matches one of the patterns, until the end of the test. */
export function allowConsole(...patterns: RegExp[]): void {
  allowed.push(...patterns)
}

/** Unexpected console output fails a test, even if its assertions hold. */
export function failOnUnexpectedOutput(): void {
  beforeEach(guardConsole)
  afterEach(() => expect(takeUnexpectedOutput(), 'unexpected console output').toEqual([]))
}

/** Records the errors and warnings of the console. Does not print output that is already allowed. */
export function guardConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    const print = console[method].bind(console)
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      if (!isAllowed(values)) print(...values)
    })
  }
}

/** Ends the guard. Restores the console, clears the allowed patterns, and returns the output that was not allowed. */
export function takeUnexpectedOutput(): string[] {
  const { error, warn } = vi.mocked(console)
  const calls = [...error.mock.calls, ...warn.mock.calls] as unknown[][]
  const unexpected = calls.filter((values) => !isAllowed(values)).map((values) => format(...values))
  vi.restoreAllMocks()
  allowed.length = 0
  return unexpected
}

function isAllowed(values: unknown[]) {
  const text = format(...values)
  return allowed.some((pattern) => pattern.test(text))
}
