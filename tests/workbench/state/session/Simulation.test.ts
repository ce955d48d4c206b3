import { describe, expect, it } from 'vitest'
import {
  withSimulation,
  type Simulation,
  type SimulationKind,
} from '../../../../src/workbench/state/session/Simulation.ts'

const request = (kind: SimulationKind, affected: Simulation['route'], route = 'instance') =>
  withSimulation(
    () => new Response('fine'),
    () => ({ kind, route: affected }),
  )(new Request(`http://localhost/mediplan/${route}`))

describe('A simulated failure', () => {
  it.each([
    ['http404', 404],
    ['http500', 500],
    ['malformed', 200],
    ['html', 200],
    ['offline', 0],
  ] as const)('%s responds with status %d', async (kind, status) => {
    const response = await request(kind, 'both')
    expect(response.status).toBe(status)
    expect(await response.text()).not.toBe('fine')
  })

  it('affects only the chosen route', async () => {
    expect((await request('http500', 'calculate', 'calculate')).status).toBe(500)
    expect(await (await request('http500', 'calculate', 'instance')).text()).toBe('fine')
  })

  it('never responds while loading', async () => {
    const soon = new Promise((resolve) => setTimeout(resolve, 20, 'still loading'))
    expect(await Promise.race([request('loading', 'both'), soon])).toBe('still loading')
  })
})

it.each(['none', 'savingsOverride', 'contributionLimit', 'previewYear'] as const)(
  '%s does not affect API calls',
  async (kind) => {
    expect(await (await request(kind, 'both')).text()).toBe('fine')
  },
)
