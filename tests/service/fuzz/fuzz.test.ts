import { fc, slowCases } from '../../kit/fc.ts'
import { expect, test } from 'vitest'
import { createApp } from '../../../src/service/app.ts'
import { samples } from '../../kit/samples.ts'
import { anyCall } from './calls.ts'
import { toRequest } from '../exchange.ts'
import { parseOutputs } from '../../../src/contract/outputs.ts'
import { checkExchange, readText } from '../openapi/checkExchange.ts'

/**
 * Checks that a response is not a server error and fits openapi.json and the contract.
 * @throws Error if it does not
 */
async function checkResponse(request: Request, response: Response): Promise<void> {
  if (response.status >= 500) throw new Error(`${request.method} ${request.url} → ${response.status}`)
  await checkExchange(request, response.clone())
  if (response.status === 200 && request.method === 'POST') parseOutputs(JSON.parse(await readText(response)))
}

const errors: Error[] = []
const app = createApp(samples, { onError: (error) => errors.push(error) })

test('Every response to a generated request is as openapi.json describes, without unexpected errors', async () => {
  await fc.assert(
    fc.asyncProperty(anyCall(samples), async (call) => {
      const request = toRequest('http://localhost', call)
      await checkResponse(request, await app.fetch(request.clone()))
      expect(errors).toEqual([])
    }),
    slowCases,
  )
})
