import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createClientFiles } from './clientFiles.ts'
import { createFilesApp } from './filesApp.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Serves the clients' documents to this machine, and the page of the calculator at each of its paths. */
export function servePages(clientsFolder: string): Plugin {
  const files = createFilesApp(createClientFiles(clientsFolder))
  const answer = getRequestListener(files.fetch, { overrideGlobalObjects: false })
  return {
    name: 'workbench-pages',
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(serve),
  }

  function serve(request: IncomingMessage, response: ServerResponse, next: () => void) {
    // Not by URL, which throws at some of what can be asked for, and has Vite cover every open page with that.
    const [path = ''] = (request.url ?? '/').split(/[?#]/)
    if (/^\/calculator(\/|$)/.test(path)) request.url = '/iframe/index.html'
    if (!/^\/client-(files|keys)(\/|$)/.test(path)) return next()
    if (isLocal(request.socket.remoteAddress)) return void answer(request, response)
    response.statusCode = 403
    response.end()
  }
}

function isLocal(address = '') {
  const plain = address.replace(/^::ffff:/, '')
  return loopback.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
}
