import { parseOutputs } from '../../../src/contract/outputs.ts'
import { checkExchange } from '../openapi/checkExchange.ts'

/**
 * Checks that an answer is none of a fault, and as the description and the contract say.
 * @throws Error when it is not.
 */
export async function checkAnswer(request: Request, response: Response): Promise<void> {
  if (response.status >= 500) throw new Error(`${request.method} ${request.url} → ${response.status}`)
  await checkExchange(request, response.clone())
  if (response.status === 200 && request.method === 'POST') parseOutputs(JSON.parse(await textOf(response)))
}

async function textOf(response: Response) {
  if (response.headers.get('Content-Encoding') !== 'gzip' || !response.body) return response.text()
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).text()
}
