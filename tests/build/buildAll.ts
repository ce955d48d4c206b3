/** Runs the builds that the tests share. */
import { buildNames, buildOnce } from './builds.ts'

for (const name of buildNames) await buildOnce(name)
