import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'
import { setLanguage } from '../../src/calculator/texts/language.ts'
import { failOnUnexpectedOutput } from '../kit/consoleGuard.ts'

const { getElementError } = getConfig()

configure({
  // Long enough for a busy machine.
  asyncUtilTimeout: 10_000,
  // While it polls, without the document, which takes long to print. The error at its end shows it.
  getElementError: (message, container) =>
    isPolling() ? new Error(message ?? '') : getElementError(message, container),
})

/** Whether a query runs inside `waitFor`, as those of `findBy` do. The types lack the property. */
function isPolling() {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
}

failOnUnexpectedOutput()

afterEach(() => {
  cleanup()
  setLanguage(null)
  window.history.replaceState(null, '', '/')
})
