import { parseOutputs } from '../../../src/contract/outputs.ts'
import { checkExchange, readText } from '../openapi/checkExchange.ts'

/**
 * Checks that a response is not a server error and fits openapi.json and the contract.
 * @throws Error if it does not
 */
export async function checkResponse(request: Request, response: Response): Promise<void> {
  if (response.status >= 500) throw new Error(`${request.method} ${request.url} → ${response.status}`)
  await checkExchange(request, response.clone())
  if (response.status === 200 && request.method === 'POST') parseOutputs(JSON.parse(await readText(response)))
}
