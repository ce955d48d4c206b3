import { steps } from '../../calculator/rules/steps.ts'
import { isClientFile } from '../disk/isClientFile.ts'
import { situationKinds, struckCalls } from '../frame/situations.ts'
import { emptyBench, panels, widths, type Model, type View } from './model.ts'
import { isChanged, ownFiles } from './selectors.ts'

/** What is kept over a reload, and what a link holds. */
export type Kept = Pick<Model, 'client' | 'drafts' | 'path' | 'carets' | 'view' | 'visit'>

/** What would be lost: where one is, and the texts that the disk does not have. */
export function keptOf(model: Model): Kept {
  const changed = Object.entries(model.files).filter(([, file]) => isChanged(file))
  return { ...placeOf(model), drafts: { ...model.drafts, ...textsOf(changed) } }
}

/** All that somebody without these files needs to see the same. */
export function sharedOf(model: Model): Kept {
  return { ...placeOf(model), drafts: textsOf(ownFiles(model)) }
}

/** A model from what was kept. It may come from a link: whatever is not as it should be is passed over. */
export function benchFrom(kept: unknown): Model {
  const bench = emptyBench()
  if (!isRecord(kept)) return bench
  const { client, drafts, path, carets, view, visit } = kept
  if (typeof client === 'string') bench.client = client
  if (typeof path === 'string') bench.path = path
  bench.drafts = recordOf(drafts, (text, name) => typeof text === 'string' && isClientFile(name))
  bench.carets = recordOf(carets, (offset) => Number.isSafeInteger(offset))
  if (isRecord(view)) bench.view = viewFrom(view, bench.view)
  if (isVisit(visit)) bench.visit = visit
  return bench
}

function placeOf({ client, path, carets, view, visit }: Model) {
  return { client, path, carets, view, visit }
}

function textsOf(files: [path: string, file: { text: string }][]) {
  return Object.fromEntries(files.map(([path, { text }]) => [path, text]))
}

function viewFrom({ width, scheme, situation, panel }: Record<string, unknown>, usual: View): View {
  const { kind, struck } = isRecord(situation) ? situation : {}
  return {
    width: oneOf(widths, width) ?? usual.width,
    scheme: oneOf(['system', 'light', 'dark'] as const, scheme) ?? usual.scheme,
    situation: {
      kind: oneOf(situationKinds, kind) ?? usual.situation.kind,
      struck: oneOf(struckCalls, struck) ?? usual.situation.struck,
    },
    panel: oneOf(panels, panel) ?? usual.panel,
  }
}

/** The calculator's reducer looks at each answer by itself; here it is enough that it can. */
function isVisit(visit: unknown): visit is Model['visit'] {
  if (!isRecord(visit) || oneOf(steps, visit.step) === undefined) return false
  const { answers } = visit
  if (answers === null) return true
  if (!isRecord(answers)) return false
  const { personal, family, acknowledged, customUses, typedUses, surcharges } = answers
  return (
    [personal, family, acknowledged].every(isRecord) &&
    [customUses, typedUses].every((pairs) => Array.isArray(pairs) && pairs.every(Array.isArray)) &&
    Array.isArray(surcharges)
  )
}

function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((each) => each === value)
}

function recordOf<T>(value: unknown, isRight: (part: unknown, name: string) => boolean): Record<string, T> {
  return isRecord(value)
    ? (Object.fromEntries(Object.entries(value).filter(([name, part]) => isRight(part, name))) as Record<
        string,
        T
      >)
    : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
