import { fc } from '../../kit/fc.ts'
import { expect, test } from 'vitest'
import { createApp } from '../../../src/service/app.ts'
import { samples } from '../../kit/samples.ts'
import { anyCall } from './calls.ts'
import { checkResponse } from './checkResponse.ts'
import { toRequest } from '../exchange.ts'

const errors: Error[] = []
const app = createApp(samples, { onError: (error) => errors.push(error) })

test('Every response to a generated request is as openapi.json describes, without unexpected errors', async () => {
  await fc.assert(
    fc.asyncProperty(anyCall(samples), async (call) => {
      const request = toRequest('http://localhost', call)
      await checkResponse(request, await app.fetch(request.clone()))
      expect(errors).toEqual([])
    }),
  )
})
