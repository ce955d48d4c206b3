import { createClient } from '../clients/clients.ts'
import { createApp } from '../service/app.ts'
import type { SiteData, SiteReply, SiteRequest } from './SiteMessages.ts'

/** Serves the API of the client, so that calculations do not block the page. */

let service: Promise<ReturnType<typeof createApp>> | undefined

addEventListener('message', ({ data: request, ports }: MessageEvent<SiteRequest>) => {
  for (const port of ports) void reply(request, port)
})

async function reply(request: SiteRequest, port: MessagePort) {
  const controller = new AbortController()
  port.addEventListener('message', () => controller.abort())
  port.start()
  port.postMessage(await respond(request, controller.signal))
}

async function respond({ data, url, ...init }: SiteRequest, signal: AbortSignal): Promise<SiteReply | null> {
  try {
    service ??= load(data).catch((error: unknown) => {
      // The next request loads them again.
      service = undefined
      throw error
    })
    const response = await (await service).fetch(new Request(url, { ...init, signal }))
    return { status: response.status, headers: [...response.headers], body: await response.text() }
  } catch {
    return null
  }
}

async function load(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const documents = new Map(Object.entries((await response.json()) as SiteData))
  const client = createClient('client', documents)
  return createApp({ get: () => client }, { compresses: false })
}
