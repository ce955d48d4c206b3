import type { Answers, ServiceUses } from './Answers.ts'

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
    customUses: mergeUses(all.customUses, before.customUses, after.customUses),
    typedUses: mergeUses(all.typedUses, before.typedUses, after.typedUses),
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

function mergeUses<Uses>(
  all: ServiceUses<Uses>[],
  before: ServiceUses<Uses>[],
  after: ServiceUses<Uses>[],
): ServiceUses<Uses>[] {
  const known = byService(before)
  const merged = byService(all)
  for (const [id, ...uses] of after) {
    if (isEqual(uses, known.get(id))) continue
    // Without the uses of each person, a version of the client offers only the first.
    merged.set(id, [...uses, ...(merged.get(id) ?? []).slice(uses.length)])
  }
  return Array.from(merged, ([id, uses]) => [id, ...uses])
}

function byService<Uses>(rows: ServiceUses<Uses>[]) {
  return new Map(rows.map(([id, ...uses]) => [id, uses]))
}

function isEqual(a: unknown, b: unknown) {
  return JSON.stringify(a) === JSON.stringify(b)
}
