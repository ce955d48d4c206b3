/** Preloaded before node.ts. Makes the service respond to calculations with a fixed body. */
import { register } from 'node:module'

register('./fixedResponseHooks.ts', import.meta.url)
