#!/usr/bin/env node
import { mediplan } from './mediplan.ts'

// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
process.exitCode = await mediplan(process.argv.slice(2))
