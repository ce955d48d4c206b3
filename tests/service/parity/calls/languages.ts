import { noPersonalAnswers } from '../../../../src/contract/personalQuestions.ts'
import type { Call } from '../exchange.ts'
import { load, post } from './call.ts'

const preferences = [
  ['en', 'es', 'ar-XB', 'ES-mx', 'es-US,es;q=0.9,en;q=0.8', 'fr, es;q=0.5', 'en;q=0.5, es', 'es;q=0'],
  ['fr', '*', '*, es;q=0.5', ',,;q=', 'es_MX', `${'fr,'.repeat(333)} es`],
].flat()

/**
 * Instances and calculations in several languages.
 * @param client the key of a client in English, Spanish, and ar-XB, with a usual year
 */
export function languages(client: string): Call[] {
  const answers = {
    coverage: 'EE',
    scenario: 'usual',
    customScenario: null,
    surcharges: {},
    ...noPersonalAnswers,
  }
  return preferences.flatMap((header) => {
    const name = `in the language for ${header.slice(0, 30)}`
    const headers = { 'is-api-key': client, 'Accept-Language': header }
    const json = { ...headers, 'Content-Type': 'application/json' }
    return [
      load(`an instance ${name}`, 'instance', headers),
      post(`a calculation ${name}`, JSON.stringify(answers), json),
      post(`a problem ${name}`, '{}', json),
    ]
  })
}
