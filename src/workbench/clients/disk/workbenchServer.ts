import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { ContractError } from '../../../contract/ContractError.ts'
import { buildPreview } from '../../../preview/buildPreview.ts'
import type { PreviewRequest } from '../../diskApi.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { createClientFiles } from './clientFiles.ts'
import { createFilesApp } from './filesApp.ts'
import { createGuardedApp } from './createGuardedApp.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/**
 * A Vite plugin that serves the clients' documents and preview files to this machine only, and the calculator's page at
 * all its paths.
 */
export function workbenchServer(clientsFolder: string): Plugin {
  const app = createFilesApp(createClientFiles(clientsFolder)).route('/', createPreviewApp())
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
    if (!/^\/client-(files|folders|keys|preview)(\/|$)/.test(path)) return next()
    if (isLoopback(request.socket.remoteAddress)) return void respond(request, response)
    response.statusCode = 403
    response.end()
  }
}

function isLoopback(address = '') {
  const plain = address.replace(/^::ffff:/, '')
  return loopback.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
}

/**
 * Serves POST /client-preview: the preview file of the posted texts, which may be unsaved.
 */
export function createPreviewApp() {
  const app = createGuardedApp()
  app.post('/client-preview', async (context) => {
    const body: unknown = await context.req.json().catch(() => null)
    if (!isPreviewRequest(body)) return context.text('The workbench sent no texts.', 400)
    try {
      // JSON, because a page of this server could read and write files.
      return context.json(await buildPreview(body.texts))
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof ContractError)
        return context.text('The calculator cannot load these files. First fix their errors.', 422)
      console.error(error)
      return context.text('The preview file was not built. The terminal of the workbench shows why.', 500)
    }
  })
  return app
}

function isPreviewRequest(body: unknown): body is PreviewRequest {
  if (!isRecord(body) || !isRecord(body.texts)) return false
  const { texts } = body
  return typeof texts['instance.json'] === 'string' && typeof texts['plans.json'] === 'string'
}
