import { parse } from 'jsonc-parser'
import { isYearFolder } from '../../contract/clientFiles.ts'
import { isRecord } from '../isRecord.ts'
import type { Model, Owner } from '../state/model.ts'
import { ownFiles } from '../state/selectors.ts'
import type { Places } from './placesFor.ts'

/**
 * What files from elsewhere say of the client that they belong to; null where nothing says that it is not the open one.
 * Another folder or another display name tells. Plans alone name no client: they are another's where most of them are
 * not among the open client's. Keys do not suffice: many clients have a plan with the key "ppo".
 */
export function otherOwnerOf(taken: Places['taken'], model: Pick<Model, 'client' | 'files'>): Owner | null {
  const files = [...taken.values()]
  const folder = files
    .map(({ from }) => folderOf(from))
    .find((each) => each !== null && each !== model.client)
  const texts = files.map(({ text }) => text)
  const open = ownFiles(model).flatMap(([, { text, onDisk }]) => [text, onDisk ?? ''])
  const known = new Set(namesIn(open))
  const name = namesIn(texts).find((each) => known.size > 0 && !known.has(each))
  const owner = {
    folder: folder ?? null,
    name: name ?? (folder === undefined ? null : (namesIn(texts)[0] ?? null)),
  }
  return owner.folder !== null || owner.name !== null || areOthersPlans(texts, open) ? owner : null
}

/** The display names of the open client, as its files have them. */
export function openNameOf(model: Pick<Model, 'client' | 'files'>): string {
  return namesIn(ownFiles(model).map(([, { text }]) => text))[0] ?? model.client ?? ''
}

/** The client's folder: none of a file by itself, or of a year's folder by itself. */
function folderOf(from: string) {
  const [first = '', ...deeper] = from.split('/')
  return deeper.length === 0 || isYearFolder(first) ? null : first
}

function namesIn(texts: string[]): string[] {
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

/** As far as a broken text can be read. */
function documentOf(text: string): unknown {
  try {
    return parse(text)
  } catch {
    // Nested so deeply that reading it takes more room than there is.
    return undefined
  }
}
