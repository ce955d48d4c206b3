import { join } from 'node:path'
import type { Plugin } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }
import { languageFiles } from './languages.ts'
import { withSettings } from '../service/site/pageSettings.ts'

const root = join(import.meta.dirname, '../..')

export const { consultancy: sampleConsultancy } = packageJson.mediplan

/** Writes the settings into the meta tags that the application reads when it starts. */
export function settingsTags({
  VITE_API_HOST,
  VITE_API_KEY,
  VITE_CONSULTANCY = sampleConsultancy,
  VITE_KEEP_ANSWERS,
}: Record<string, string>): Plugin {
  const settings = {
    host: VITE_API_HOST,
    key: VITE_API_KEY,
    consultancy: VITE_CONSULTANCY,
    keepAnswers: VITE_KEEP_ANSWERS,
  }
  let base = '/'
  return {
    name: 'settings-tags',
    configResolved: (config) => void ({ base } = config),
    transformIndexHtml: (html) => withSettings(html, { ...settings, base }),
  }
}

/**
 * Makes the built page load preload.ts before the main script. What preload.ts preloads is in a template, so that the
 * browser does not request it sooner; its attributes are for Results.tsx and builtInLanguages.ts. On the
 * development server, the main script imports preload.ts instead.
 */
export function preloadScript(): Plugin {
  const preload = join(root, 'src/calculator/preload.ts')
  const steps = join(root, 'src/calculator/shell/Calculator.tsx')
  const sections = join(root, 'src/calculator/steps/results/sections/ResultSections.tsx')
  let base = '/'
  return {
    name: 'preload-script',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { input: { index: join(root, 'index.html'), preload } } } }),
    configResolved: (config) => void ({ base } = config),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const urlFor = (module: string) => {
          const chunk = Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.facadeModuleId === module,
          )
          if (!chunk) throw new Error(`The build has no chunk for ${module}`)
          return base + chunk.fileName
        }
        const languages = Object.fromEntries([...languageFiles()].map(([tag, file]) => [tag, urlFor(file)]))
        const tags = [
          `<template id="preloads" data-sections="${urlFor(sections)}" data-languages='${JSON.stringify(languages)}'><link rel="modulepreload" crossorigin fetchpriority="low" href="${urlFor(steps)}"></template>`,
          `<script type="module" async crossorigin fetchpriority="high" src="${urlFor(preload)}"></script>`,
        ]
        return html.replace('<script type="module"', (main) => [...tags, main].join('\n    '))
      },
    },
  }
}
