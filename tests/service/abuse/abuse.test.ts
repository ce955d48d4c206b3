import { fc } from '../../kit/fc.ts'
import { expect, test } from 'vitest'
import { createApp } from '../../../src/service/app.ts'
import { samples } from '../../server.ts'
import { anyCall } from './calls.ts'
import { checkAnswer } from './checkAnswer.ts'
import { requestOf } from './requestOf.ts'

const faults: Error[] = []
const app = createApp(samples, { onError: (error) => faults.push(error) })

test('Whatever is sent, the answer is one that the description allows, and no fault', async () => {
  await fc.assert(
    fc.asyncProperty(anyCall(samples), async (call) => {
      const request = requestOf('http://localhost', call)
      await checkAnswer(request, await app.fetch(request.clone()))
      expect(faults).toEqual([])
    }),
  )
})
