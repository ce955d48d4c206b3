/** Builds all that the tests share, once. */
import { buildNames, buildOnce } from './builds.ts'

for (const name of buildNames) await buildOnce(name)
