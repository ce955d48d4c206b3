import { createServer, type AddressInfo } from 'node:net'

const homes = ['site', 'benefits', 'embedded', 'workbench'] as const

/** Where the suite serves the calculator or the workbench from. */
export type Home = (typeof homes)[number]

/** A free port for each home, the same ones in every process of a run. */
export async function takePorts(): Promise<Record<Home, number>> {
  process.env.E2E_PORTS ??= JSON.stringify(Object.fromEntries(await Promise.all(homes.map(takePort))))
  return JSON.parse(process.env.E2E_PORTS) as Record<Home, number>
}

async function takePort(home: Home) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return [home, port] as const
}
