import { describe, expect, it } from 'vitest'
import {
  withSimulation,
  type Simulation,
  type SimulationKind,
} from '../../../src/workbench/session/Simulation.ts'

const ask = (kind: SimulationKind, affected: Simulation['route'], route = 'instance') =>
  withSimulation(
    () => new Response('fine'),
    () => ({ kind, route: affected }),
  )(new Request(`http://localhost/mediplan/${route}`))

describe('a simulated failure', () => {
  it.each([
    ['http404', 404],
    ['http500', 500],
    ['malformed', 200],
    ['html', 200],
    ['offline', 0],
  ] as const)('%s responds with status %d', async (kind, status) => {
    const answer = await ask(kind, 'both')
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toBe('fine')
  })

  it('affects only the chosen route', async () => {
    expect((await ask('http500', 'calculate', 'calculate')).status).toBe(500)
    expect(await (await ask('http500', 'calculate', 'instance')).text()).toBe('fine')
  })

  it('never responds while loading', async () => {
    const soon = new Promise((resolve) => setTimeout(resolve, 20, 'still loading'))
    expect(await Promise.race([ask('loading', 'both'), soon])).toBe('still loading')
  })
})

it.each(['none', 'savingsOverride', 'contributionLimit', 'previewYear'] as const)(
  '%s does not affect API calls',
  async (kind) => {
    expect(await (await ask(kind, 'both')).text()).toBe('fine')
  },
)
