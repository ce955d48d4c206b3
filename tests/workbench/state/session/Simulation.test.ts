import { expect, it } from 'vitest'
import { withSimulation, type Simulation } from '../../../../src/workbench/state/session/Simulation.ts'

const statusOf = async (simulation: Simulation, route = 'instance') => {
  const handle = withSimulation(
    () => new Response('fine'),
    () => simulation,
  )
  return (await handle(new Request(`http://localhost/mediplan/${route}`))).status
}

it('a simulated failure affects only the chosen route', async () => {
  expect(await statusOf({ kind: 'http500', route: 'calculate' }, 'calculate')).toBe(500)
  expect(await statusOf({ kind: 'http500', route: 'calculate' }, 'instance')).toBe(200)
  expect(await statusOf({ kind: 'http404', route: 'both' }, 'instance')).toBe(404)
  expect(await statusOf({ kind: 'previewYear', route: 'both' })).toBe(200)
})
