import { findFreePort } from '../kit/findFreePort.ts'

const serverNames = ['site', 'benefits', 'embedded', 'workbench', 'portal'] as const

/** The servers of the browser tests: one for each build, and one with pages that embed the calculator. */
type ServerName = (typeof serverNames)[number]

/** Reserves a free port for each server. Every process of a run gets the same ports. */
export async function reservePorts(): Promise<Record<ServerName, number>> {
  process.env.E2E_PORTS ??= JSON.stringify(
    Object.fromEntries(
      await Promise.all(serverNames.map(async (name) => [name, await findFreePort()] as const)),
    ),
  )
  return JSON.parse(process.env.E2E_PORTS) as Record<ServerName, number>
}
