import { basename } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { FileConflictError } from '../../../check/files/changeFiles.ts'
import { describeFileError } from '../../../check/files/fileErrors.ts'
import { UsageError } from '../../../check/files/UsageError.ts'

/** The largest request body. */
const maxMegabytes = 32

/**
 * Creates an app that responds to the workbench's page only, limits the size of requests, and forbids caching. The body
 * of an error response is a message for the user.
 */
export function createGuardedApp(): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    // Browsers set this header, and pages cannot change it.
    if (context.req.header('sec-fetch-site') === 'same-origin') await next()
    else context.res = context.text('Only the workbench may read and write client files.', 403)
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
  })
  // Other requests have no body. The limit would read it, which the server's requests without a length do not support.
  app.on(
    ['POST', 'PUT'],
    '*',
    bodyLimit({
      maxSize: maxMegabytes * 1024 * 1024,
      onError: (context) =>
        context.text(`This is larger than ${maxMegabytes} MB, the limit of the workbench.`, 413),
    }),
  )
  app.onError((error, context) => {
    if (error instanceof UsageError || error instanceof FileConflictError)
      return context.text(error.message, 409)
    if (error instanceof HTTPException) return context.text(error.message, error.status)
    const { code = '', path } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return context.text(notFound, 404)
    if (code === 'ENAMETOOLONG') return context.text(describeFileError(error), 400)
    console.error(error)
    const name = path === undefined ? '' : `${basename(path)}: `
    return context.text(`${name}${describeFileError(error)}`, 500)
  })
  return app
}

export const notFound = 'There is no such file.'
