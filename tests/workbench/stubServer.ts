import { vi } from 'vitest'
import { createClientFiles } from '../../src/workbench/clients/disk/createClientFiles.ts'
import { createFilesApp } from '../../src/workbench/clients/disk/createFilesApp.ts'

/** Answers the page's requests as the workbench's server does. @param folder of all clients */
export function stubServer(folder: string): void {
  const app = createFilesApp(createClientFiles(folder))
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const request = new Request(new URL(address, 'http://localhost'), init)
    const { headers } = request
    const [get, has] = [headers.get.bind(headers), headers.has.bind(headers)]
    // Browsers set these headers, and scripts cannot.
    const set = new Map([['sec-fetch-site', 'same-origin']])
    if (typeof init?.body === 'string') set.set('content-length', String(init.body.length))
    headers.get = (name) => set.get(name) ?? get(name)
    headers.has = (name) => set.has(name) || has(name)
    return app.fetch(request)
  })
}
