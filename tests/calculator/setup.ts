import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { setLanguage } from '../../src/calculator/texts/language.ts'
import { guardConsole, takeUnexpectedOutput } from '../kit/consoleGuard.ts'

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Unexpected console output fails a test, even if its assertions hold.
beforeEach(guardConsole)

afterEach(() => {
  cleanup()
  setLanguage(null)
  expect(takeUnexpectedOutput(), 'unexpected console output').toEqual([])
})
