import type { ClientLanguage } from './language.ts'

type LanguageModule = { language: ClientLanguage }

const modules = import.meta.glob<LanguageModule>('./languages/*.ts')

/**
 * Loads a language that the calculator includes.
 * @returns null for English, and for other tags
 */
export async function loadBuiltInLanguage(tag: string): Promise<ClientLanguage | null> {
  const load = modules[`./languages/${tag}.ts`]
  if (!load) return null
  const { language } = await load().catch((error: unknown) => loadAgain(tag, error))
  return language
}

/**
 * Adds a query for the reason in useLazyModule.ts: the first import may have failed earlier. Only a built page
 * lists the addresses of the modules.
 */
function loadAgain(tag: string, error: unknown): Promise<LanguageModule> {
  const list = document.querySelector<HTMLTemplateElement>('#preloads')?.dataset.languages
  if (list === undefined) throw error
  const addresses = JSON.parse(list) as Record<string, string>
  return import(/* @vite-ignore */ `${addresses[tag]}?${Date.now()}`)
}
