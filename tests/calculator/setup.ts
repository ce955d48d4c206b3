import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { endOfNoise, listenToConsole } from '../kit/consoleNoise.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

// Testing Library does so for the first file that loads it, and files share it.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

// React or a browser that complains is a failure, even where nothing looks wrong.
beforeEach(listenToConsole)

afterEach(() => {
  cleanup()
  expect(endOfNoise(), 'what the console said').toEqual([])
})
