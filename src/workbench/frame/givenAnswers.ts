import type { Answers } from './Answers.ts'

/**
 * What a visitor has answered for any version of the client, once more is answered for one of them: that takes the
 * place of what was given, and all that this version does not offer stays. Without a change it is the very same.
 * @param given null where nothing was answered yet
 * @param before the answers that this version offers, as they were
 * @param after the same, as they are
 */
export function withChanges(given: Answers | null, before: Answers, after: Answers): Answers | null {
  if (isSame(before, after)) return given
  const whole = given ?? before
  return {
    personal: { ...whole.personal, ...changesIn(before.personal, after.personal) },
    family: isSame(before.family, after.family) ? whole.family : after.family,
    scenario: before.scenario === after.scenario ? whole.scenario : after.scenario,
    customUses: pairsOver(whole.customUses, before.customUses, after.customUses),
    typedUses: pairsOver(whole.typedUses, before.typedUses, after.typedUses),
    surcharges: [
      ...whole.surcharges.filter((id) => after.surcharges.includes(id) || !before.surcharges.includes(id)),
      ...after.surcharges.filter((id) => !whole.surcharges.includes(id)),
    ],
    acknowledged: { ...whole.acknowledged, ...changesIn(before.acknowledged, after.acknowledged) },
  }
}

function changesIn<T extends object>(before: T, after: T): Partial<T> {
  const kept = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => kept.get(name) !== value)
  return Object.fromEntries(changed) as Partial<T>
}

function pairsOver<Key, Value>(whole: [Key, Value][], before: [Key, Value][], after: [Key, Value][]) {
  const known = new Map(before)
  const changed = after.filter(([key, value]) => known.get(key) !== value)
  return [...new Map([...whole, ...changed])]
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}
