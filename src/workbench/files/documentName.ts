export type DocumentName = 'instance.json' | 'plans.json'

/** Which of a client's documents a file is: by what it holds, or else by its name; null where it is neither. */
export function detectDocument(fileName: string, text: string): DocumentName | null {
  return byContent(text) ?? byName(fileName)
}

function byContent(text: string): DocumentName | null {
  try {
    const document = JSON.parse(text) as unknown
    if (typeof document !== 'object' || document === null) return null
    if ('plans' in document) return 'plans.json'
    return 'client' in document ? 'instance.json' : null
  } catch {
    return null
  }
}

/** The last word counts: a client may be called by the other. */
function byName(fileName: string) {
  const [, named] = /.*(instance|plans)[^/]*\.json$/i.exec(fileName) ?? []
  return named ? (`${named.toLowerCase()}.json` as DocumentName) : null
}
