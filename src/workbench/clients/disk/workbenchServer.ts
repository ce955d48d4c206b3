import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createClientFiles } from './createClientFiles.ts'
import { createFilesApp } from './createFilesApp.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/**
 * A Vite plugin that serves the clients' documents and preview files to this machine only, and the calculator's page at
 * all its paths.
 */
export function workbenchServer(clientsFolder: string, consultancy?: string): Plugin {
  const app = createFilesApp(createClientFiles(clientsFolder), consultancy)
  const respond = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return {
    name: 'workbench-server',
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(serve),
  }

  function serve(request: IncomingMessage, response: ServerResponse, next: () => void) {
    // Not parsed with URL, which throws for some request targets. Vite would show that error over every open page.
    const [path = ''] = (request.url ?? '/').split(/[?#]/)
    if (/^\/calculator(\/|$)/.test(path)) request.url = '/frame/iframe/index.html'
    if (!/^\/client-(changes|files|folders|keys|preview)(\/|$)/.test(path)) return next()
    if (isLoopback(request.socket.remoteAddress)) return void respond(request, response)
    response.statusCode = 403
    response.end()
  }
}

function isLoopback(address = '') {
  const plain = address.replace(/^::ffff:/, '')
  return loopback.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
}
