/** Serves a build of the calculator on PORT: `tsx tests/e2e/serve.ts site`. */
import { preview } from 'vite'
import { buildOnce, builds, folderOf } from '../build/builds.ts'

const name = process.argv[2] as 'site' | 'benefits' | 'embedded'

await buildOnce(name)
if (name === 'embedded') {
  const port = Number(process.env.PORT)
  await preview({ build: { outDir: folderOf(name) }, preview: { port, strictPort: true } })
} else {
  process.env.SITE_DIR = folderOf(name)
  process.env.BASE_PATH = builds[name].config.base
  process.env.API_KEY = 'lakeshore'
  await import('../../src/service/node.ts')
}
