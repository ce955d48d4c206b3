/** An id for each name that a person can read, no two alike. */
export function idsOf(names: readonly string[], fallback: string): string[] {
  const taken = new Set<string>()
  return names.map((name, place) => {
    const slug = name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    // A word that the calculator needs for itself is no id either.
    const id = slug === '' || slug === 'custom' || taken.has(slug) ? `${fallback}-${place + 1}` : slug
    taken.add(id)
    return id
  })
}
