#!/usr/bin/env node
// The command is TypeScript, run as it stands: this teaches Node to read it.
import { register } from 'tsx/esm/api'

register()
const { mediplan } = await import('./mediplan.ts')
process.exitCode = await mediplan(process.argv.slice(2))
