import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { setLanguage } from '../../src/calculator/texts/language.ts'
import { failOnUnexpectedOutput } from '../kit/consoleGuard.ts'

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

failOnUnexpectedOutput()

afterEach(() => {
  cleanup()
  setLanguage(null)
  window.history.replaceState(null, '', '/')
})
