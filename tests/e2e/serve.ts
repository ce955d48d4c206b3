/** Builds the calculator and serves it as the README says: `tsx tests/e2e/serve.ts site`, on PORT. */
import { join } from 'node:path'
import { builds, buildCalculator } from '../build/builds.ts'

const name = process.argv[2] === 'benefits' ? 'benefits' : 'site'

await buildCalculator(name)
process.env.SITE_DIR = join(import.meta.dirname, '../../dist', name)
process.env.BASE_PATH = builds[name].base
process.env.API_KEY = 'lakeshore'
await import('../../src/service/node.ts')
