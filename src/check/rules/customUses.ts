/**
 * The names in customScenarioUses, by their places. The schema lets anything stand there, since nothing reads it.
 * @param payload an instance as it was read
 */
export function customUses(payload: unknown): unknown[] {
  const { customScenarioUses: uses } = payload as { customScenarioUses?: unknown }
  return Array.isArray(uses) ? uses.map((use) => (use as { name?: unknown } | null)?.name) : []
}
