import type { Answers } from './Answers.ts'

/**
 * Adds what changed between `before` and `after` to the saved answers. Answers that this version of the client does not
 * offer stay saved. Returns `saved` itself if nothing changed.
 * @param saved null before the first answer
 * @param before the offered answers before the change
 * @param after the offered answers after the change
 */
export function mergeAnswers(saved: Answers | null, before: Answers, after: Answers): Answers | null {
  if (isEqual(before, after)) return saved
  const all = saved ?? before
  return {
    personal: { ...all.personal, ...changedEntries(before.personal, after.personal) },
    family: isEqual(before.family, after.family) ? all.family : after.family,
    scenario: before.scenario === after.scenario ? all.scenario : after.scenario,
    customUses: mergePairs(all.customUses, before.customUses, after.customUses),
    typedUses: mergePairs(all.typedUses, before.typedUses, after.typedUses),
    surcharges: [
      ...all.surcharges.filter((id) => after.surcharges.includes(id) || !before.surcharges.includes(id)),
      ...after.surcharges.filter((id) => !all.surcharges.includes(id)),
    ],
    acknowledged: { ...all.acknowledged, ...changedEntries(before.acknowledged, after.acknowledged) },
  }
}

function changedEntries<T extends object>(before: T, after: T): Partial<T> {
  const known = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => known.get(name) !== value)
  return Object.fromEntries(changed) as Partial<T>
}

function mergePairs<Key, Value>(all: [Key, Value][], before: [Key, Value][], after: [Key, Value][]) {
  const known = new Map(before)
  const changed = after.filter(([key, value]) => known.get(key) !== value)
  return [...new Map([...all, ...changed])]
}

function isEqual(a: unknown, b: unknown) {
  return JSON.stringify(a) === JSON.stringify(b)
}
