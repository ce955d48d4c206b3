import { describe, expect, it } from 'vitest'
import { inSituation, type Situation, type SituationKind } from '../../../src/workbench/frame/situations.ts'

const ask = (kind: SituationKind, affected: Situation['route'], route = 'instance') =>
  inSituation(
    () => new Response('fine'),
    () => ({ kind, route: affected }),
  )(new Request(`http://localhost/mediplan/${route}`))

describe('a failure', () => {
  it.each([
    ['http404', 404],
    ['http500', 500],
    ['malformed', 200],
    ['html', 200],
    ['offline', 0],
  ] as const)('%s answers with the status %d', async (kind, status) => {
    const answer = await ask(kind, 'both')
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toBe('fine')
  })

  it('strikes the calls that it is to strike, and no others', async () => {
    expect((await ask('http500', 'calculate', 'calculate')).status).toBe(500)
    expect(await (await ask('http500', 'calculate', 'instance')).text()).toBe('fine')
  })

  it('that loads for ever does not end', async () => {
    const soon = new Promise((resolve) => setTimeout(resolve, 20, 'still loading'))
    expect(await Promise.race([ask('loading', 'both'), soon])).toBe('still loading')
  })
})

it.each(['none', 'savingsOverride', 'contributionLimit', 'previewYear'] as const)(
  '%s lets every call through',
  async (kind) => {
    expect(await (await ask(kind, 'both')).text()).toBe('fine')
  },
)
