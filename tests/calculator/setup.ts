import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { guardConsole, takeUnexpectedOutput } from '../kit/consoleGuard.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

// React or a browser that complains is a failure, even where nothing looks wrong.
beforeEach(guardConsole)

afterEach(() => {
  cleanup()
  expect(takeUnexpectedOutput(), 'unexpected console output').toEqual([])
})
