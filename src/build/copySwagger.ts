import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json')))

/** The files of swagger-ui-dist, by the names that they are served under. */
const files = {
  'swagger-ui.css': 'swagger-ui.css',
  'swagger-ui-bundle.js': 'swagger-ui-bundle.js',
  // The script refers to this file for the licenses of the packages in it.
  'swagger-ui-bundle.js.LICENSE.txt': 'swagger-ui-bundle.js.LICENSE.txt',
  'LICENSE.txt': 'LICENSE',
  'NOTICE.txt': 'NOTICE',
}

/** Copies what the API's documentation needs. The whole package is 12 MB, and reports its installations. */
export async function copySwagger(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, file] of Object.entries(files)) await copyFile(join(source, file), join(folder, name))
}
