/**
 * Fails if a generated file is stale. Runs the generators in one process; they write nothing because of the argument
 * --check.
 */
import { join } from 'node:path'

for (const folder of ['calculator/texts', 'check/acceptedSchema', 'contract', 'service/openapi'])
  await import(join(import.meta.dirname, '..', folder, 'generate.ts'))
