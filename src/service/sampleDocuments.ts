import { isClientFile, isLanguageFile, keysFile } from '../contract/clientFiles.ts'

/**
 * The documents among the files of the sample clients. Each client's folder name is its key, because the development
 * server does not serve keys.json.
 * @param texts by path in the folder of all clients
 */
export function sampleDocuments(
  texts: Iterable<readonly [path: string, text: string]>,
): Map<string, unknown> {
  const documents = [...texts].filter(([path]) => isClientFile(path) || isLanguageFile(path))
  const keys = Object.fromEntries(documents.map(([path]) => [topFolder(path), topFolder(path)]))
  return new Map([[keysFile, { keys }], ...documents.map(([path, text]) => [path, parse(text)] as const)])
}

function topFolder(path: string) {
  return path.slice(0, path.indexOf('/'))
}

/** Text that is not JSON stays a string, which no schema accepts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
