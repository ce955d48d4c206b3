import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders of the built pages. `npm run build` writes them, and the package contains them. */
export const pagesFolder = join(import.meta.dirname, '../dist/pages')

/**
 * Reads the HTML of a built page.
 * @throws Error that says how to build it, in a repository without builds
 */
export async function readPage(
  name: 'calculator' | 'preview' | 'site' | 'workbench/frame/iframe',
): Promise<string> {
  return readFile(join(pagesFolder, name, 'index.html'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('The pages are not built. Run `npm run build`.') : error
  })
}
