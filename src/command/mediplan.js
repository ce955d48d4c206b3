#!/usr/bin/env node
// The command runs from its TypeScript sources, which tsx compiles on import.
import { register } from 'tsx/esm/api'

register()
// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
const { mediplan } = await import('./mediplan.ts')
process.exitCode = await mediplan(process.argv.slice(2))
