import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { endOfNoise, listenToConsole } from '../kit/consoleNoise.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

// React or a browser that complains is a failure, even where nothing looks wrong.
beforeEach(listenToConsole)

afterEach(() => {
  cleanup()
  expect(endOfNoise(), 'what the console said').toEqual([])
})
