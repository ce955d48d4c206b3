import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

// React or a browser that complains is a failure, even where nothing looks wrong.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  expect(console.error, 'console.error').not.toHaveBeenCalled()
  expect(console.warn, 'console.warn').not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
