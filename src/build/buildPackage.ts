/** Builds what the package contains besides schemas and documents: compiled modules, and pages. */
import { join } from 'node:path'
import { pagesFolder } from '../packageFiles.ts'
import { buildOnce, pageNames } from './builds.ts'
import { compile } from './compile.ts'
import { copySwagger } from './copySwagger.ts'

await compile()
for (const name of pageNames) await buildOnce(name)
await copySwagger(join(pagesFolder, 'docs'))
