/** Loaded before node.ts, this makes the same process answer a calculation with a file instead. */
import { register } from 'node:module'

register('./constantHooks.ts', import.meta.url)
