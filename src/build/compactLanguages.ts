import type { Plugin } from 'vite'
import { importModule, languagesFolder, readLanguage } from './languages.ts'

/**
 * Replaces the messages of each built-in language by lists in the order of the English messages, and the names of values
 * by numbers. The names would be a third of a language's size.
 */
export function compactLanguages(): Plugin {
  return {
    name: 'compact-languages',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(`${languagesFolder}/`)) return null
      const { compactMessages } = await importModule<typeof import('./compactMessages.ts')>(
        'src/build/compactMessages.ts',
      )
      return `export const language = ${JSON.stringify(compactMessages(await readLanguage(id)))}`
    },
  }
}
