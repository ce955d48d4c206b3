import { createServer, type AddressInfo } from 'node:net'

const serverNames = ['site', 'benefits', 'embedded', 'workbench'] as const

/** The servers of the browser tests: one for each build. */
type ServerName = (typeof serverNames)[number]

/** Reserves a free port for each server. Every process of a run gets the same ports. */
export async function reservePorts(): Promise<Record<ServerName, number>> {
  process.env.E2E_PORTS ??= JSON.stringify(
    Object.fromEntries(await Promise.all(serverNames.map(reservePort))),
  )
  return JSON.parse(process.env.E2E_PORTS) as Record<ServerName, number>
}

async function reservePort(name: ServerName) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return [name, port] as const
}
