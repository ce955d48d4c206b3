#!/usr/bin/env node
// The command is TypeScript, run as it stands: this teaches Node to read it.
import { register } from 'tsx/esm/api'

register()
// Whoever reads may have read enough, as `head` has: what is left to say is for nobody.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
const { mediplan } = await import('./mediplan.ts')
process.exitCode = await mediplan(process.argv.slice(2))
