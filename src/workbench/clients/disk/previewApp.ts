import { ContractError } from '../../../contract/ContractError.ts'
import { buildPreview } from '../../../preview/buildPreview.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import type { PreviewRequest } from '../../diskApi.ts'
import { createGuardedApp } from './createGuardedApp.ts'

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
