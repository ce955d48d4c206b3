import { parse } from 'jsonc-parser'
import { isYearFolder } from '../../contract/clientFiles.ts'
import { isRecord } from '../isRecord.ts'
import type { Model, Owner } from '../state/model.ts'
import { ownFiles } from '../state/selectors.ts'
import type { Places } from './placesFor.ts'

/**
 * The client that files from elsewhere belong to; null if nothing shows that it is not the open one. Another folder or
 * another display name shows it. Plans do not name a client: they are another client's if most of them are not among
 * the open client's. Keys are not enough: many clients have a plan with the key "ppo".
 */
export function otherOwnerOf(taken: Places['taken'], model: Pick<Model, 'client' | 'files'>): Owner | null {
  const files = [...taken.values()]
  const folder = files
    .map(({ from }) => folderOf(from))
    .find((each) => each !== null && each !== model.client)
  const texts = files.map(({ text }) => text)
  const open = ownFiles(model).flatMap(([, { text, onDisk }]) => [text, onDisk ?? ''])
  const known = new Set(createNameLookup(open))
  const name = createNameLookup(texts).find((each) => known.size > 0 && !known.has(each))
  const owner = {
    folder: folder ?? null,
    name: name ?? (folder === undefined ? null : (createNameLookup(texts)[0] ?? null)),
  }
  return owner.folder !== null || owner.name !== null || areOthersPlans(texts, open) ? owner : null
}

/** The display names of the open client, as its files have them. */
export function openNameOf(model: Pick<Model, 'client' | 'files'>): string {
  return createNameLookup(ownFiles(model).map(([, { text }]) => text))[0] ?? model.client ?? ''
}

/** The client's folder; null for a single file, or for the folder of a year alone. */
function folderOf(from: string) {
  const [first = '', ...deeper] = from.split('/')
  return deeper.length === 0 || isYearFolder(first) ? null : first
}

function createNameLookup(texts: string[]): string[] {
  return texts
    .map((text) => partOf(documentOf(text), 'client'))
    .map((client) => partOf(client, 'displayName'))
    .filter((name) => typeof name === 'string')
}

function areOthersPlans(texts: string[], open: string[]) {
  const known = new Set(open.flatMap(plansIn))
  const brought = texts.flatMap(plansIn)
  const isMostlyUnknown = brought.filter((plan) => !known.has(plan)).length > brought.length / 2
  return known.size > 0 && isMostlyUnknown
}

/** The plans of a document, each by its key and its name. */
function plansIn(text: string): string[] {
  const plans = partOf(documentOf(text), 'plans')
  if (!Array.isArray(plans)) return []
  return plans.map((plan: unknown) => JSON.stringify([partOf(plan, 'key'), partOf(plan, 'displayName')]))
}

function partOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}

/** The part of a broken text that can be read. */
function documentOf(text: string): unknown {
  try {
    return parse(text)
  } catch {
    // Too deeply nested to be read.
    return undefined
  }
}
