/** Builds what the tests share: the package, and the calculator in embedded mode. */
import { buildOnce } from '../../src/build/builds.ts'

await import('../../src/build/buildPackage.ts')
await buildOnce('embedded')
