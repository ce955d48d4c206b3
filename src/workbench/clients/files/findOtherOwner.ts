import { isYearFolder } from '../../../contract/clientFiles.ts'
import { isTranslations } from '../../../contract/languages.ts'
import { getProperty, parseLeniently, readDisplayName } from '../readDisplayName.ts'
import type { Model, Owner } from '../../state/model.ts'
import { selectClientFiles } from '../../state/selectors.ts'
import type { ResolvedImport } from './resolveImport.ts'

/**
 * Finds the client that imported files belong to; null if they may belong to the open one. Files belong to another
 * client if their folder or their display name differs, or if most of their plans are not the open client's. Plans are
 * compared by key and display name, because many clients have a plan with the key "ppo".
 */
export function findOtherOwner(
  replacements: ResolvedImport['replacements'],
  model: Pick<Model, 'client' | 'files'>,
): Owner | null {
  const imported = [...replacements.values()]
  const folder = imported
    .map(({ from }) => clientFolder(from))
    .find((each) => each !== null && each !== model.client)
  const texts = imported.map(({ text }) => text)
  const openTexts = selectClientFiles(model).flatMap(([, { text, diskText }]) => [text, diskText ?? ''])
  const knownNames = new Set(displayNames(openTexts))
  const name = displayNames(texts).find((each) => knownNames.size > 0 && !knownNames.has(each))
  const owner = {
    folder: folder ?? null,
    name: name ?? (folder === undefined ? null : (displayNames(texts)[0] ?? null)),
  }
  return owner.folder !== null || owner.name !== null || areOtherPlans(texts, openTexts) ? owner : null
}

/** The display name of the open client, or else its folder. */
export function openClientName(model: Pick<Model, 'client' | 'files'>): string {
  return displayNames(selectClientFiles(model).map(([, { text }]) => text))[0] ?? model.client ?? ''
}

/** The client's folder that a file was imported from; null for a single file or a year's folder. */
function clientFolder(path: string) {
  const [first = '', ...rest] = path.split('/')
  return rest.length === 0 || isYearFolder(first) ? null : first
}

function displayNames(texts: string[]): string[] {
  return texts.map(readDisplayName).filter((name) => name !== null)
}

function areOtherPlans(texts: string[], openTexts: string[]) {
  const known = new Set(openTexts.flatMap(planIdentities).flat())
  const imported = texts.flatMap(planIdentities)
  const unknown = imported.filter((identities) => !identities.some((each) => known.has(each)))
  const isMostlyUnknown = unknown.length > imported.length / 2
  return known.size > 0 && isMostlyUnknown
}

/** The key and the display name of each plan as one string, in each of its languages. */
function planIdentities(text: string): string[][] {
  const plans = getProperty(parseLeniently(text), 'plans')
  if (!Array.isArray(plans)) return []
  return plans.map((plan: unknown) => {
    const name = getProperty(plan, 'displayName')
    const names = isTranslations(name) ? Object.values(name) : [name]
    return names.map((each) => JSON.stringify([getProperty(plan, 'key'), each]))
  })
}
