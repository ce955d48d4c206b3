import { downloadLogo } from '../../clients/downloadLogo.ts'
import { LineMap } from '../../clients/LineMap.ts'
import { fileName, isClientFile } from '../../contract/clientFiles.ts'
import { valueAt } from '../../contract/pointer.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { locate } from '../ClientFile.ts'
import { logoDownload } from '../rules/brandRules.ts'
import { JsonDocument } from '../source/JsonDocument.ts'

/**
 * Downloads the logos of clients, each address once, and reports those that browsers cannot show.
 * @param files the texts by path. Skips an address that is not https, because employees see no logo then.
 */
export async function checkLogos(files: ReadonlyMap<string, string>): Promise<Diagnostic[]> {
  const problems = new Map<string, Promise<string | null>>()
  const diagnostics = await Promise.all(
    [...files].map(async ([path, text]) => {
      if (!isClientFile(path) || fileName(path) !== 'instance.json') return []
      const document = new JsonDocument(path, text)
      const url = valueAt(document.value, pointer)
      if (typeof url !== 'string' || !url.startsWith('https://') || !URL.canParse(url)) return []
      const problem = problems.get(url) ?? findProblem(url)
      problems.set(url, problem)
      const message = await problem
      return message === null ? [] : [toDiagnostic(document, message)]
    }),
  )
  return diagnostics.flat()
}

const pointer = '/client/logo/url'

function toDiagnostic(document: JsonDocument, message: string): Diagnostic {
  return locate(document, new LineMap(document.text), {
    rule: logoDownload,
    pointer,
    message,
    help: 'Open the address in a browser without signing in, and ask its owner for a public image, or use another address.',
  })
}

/** What prevents browsers from showing an image, in one sentence; null if nothing does. */
async function findProblem(url: string): Promise<string | null> {
  const downloaded = await downloadLogo(url)
  return 'problem' in downloaded ? downloaded.problem : null
}
