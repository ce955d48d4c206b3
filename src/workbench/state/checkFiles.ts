import { checkWithAcceptances } from '../../check/checkClients.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { acceptedFile, clientFolderOf } from '../../contract/clientFiles.ts'
import { parsePointer } from '../../contract/pointer.ts'
import type { ModelCheck } from './model.ts'

/**
 * Checks a client's files, and separates accepted warnings from the rest. Omits diagnostics of accepted.json's entries
 * for other clients, because their files are not loaded. The command-line linter reports those.
 */
export function checkFiles(files: ReadonlyMap<string, string>): ModelCheck {
  const texts = Object.fromEntries(files)
  const clients = new Set([...files.keys()].filter((path) => path.includes('/')).map(clientFolderOf))
  try {
    const { diagnostics, accepted } = checkWithAcceptances(files)
    return {
      diagnostics: diagnostics
        .filter((diagnostic) => isRelevant(diagnostic, clients))
        .map((diagnostic) => ({ ...diagnostic, help: withAcceptButton(diagnostic.help) })),
      accepted,
      texts,
      error: null,
    }
  } catch (error) {
    return { diagnostics: [], accepted: [], texts, error: String(error) }
  }
}

/** The command line asks for a reason in accepted.json, which the button "Accept…" writes. */
function withAcceptButton(help: string) {
  return help.replace(/\bsay (why|so) in accepted\.json/, 'choose Accept under Problems and say $1')
}

function isRelevant({ file, pointer }: Diagnostic, clients: ReadonlySet<string>) {
  const [entry] = parsePointer(pointer)
  return file !== acceptedFile || entry === undefined || clients.has(clientFolderOf(entry))
}
