export type DocumentName = 'instance.json' | 'plans.json'

/** Which of a client's documents a file is: by its name, or else by what it holds; null where it is neither. */
export function documentNameOf(fileName: string, text: string): DocumentName | null {
  const [, named] = /(instance|plans)[^/]*\.json$/i.exec(fileName) ?? []
  if (named) return `${named.toLowerCase()}.json` as DocumentName
  try {
    const document = JSON.parse(text) as Record<string, unknown> | null
    if (typeof document !== 'object' || document === null) return null
    if ('plans' in document) return 'plans.json'
    return 'client' in document ? 'instance.json' : null
  } catch {
    return null
  }
}
