import { checkClients } from '../../../src/check/checkClients.ts'
import { formats, type Format } from '../../../src/check/command/formats/formats.ts'
import type { Report } from '../../../src/check/command/formats/Report.ts'
import { clientFiles } from '../sample.ts'

/** A report on some files. */
export function createReport(files: Map<string, string>, strict: boolean, folder = ''): Report {
  const diagnostics = checkClients(files)
  return {
    strict,
    files: [...files].map(([path, text]) => ({
      path: `${folder}${path}`,
      text,
      diagnostics: diagnostics.filter(({ file }) => file === path),
      fixed: [],
    })),
  }
}

/** A report with an error, a warning, and a file without problems, in a folder whose name a URI must escape. */
function sampleReport(strict = false): Report {
  const files = clientFiles((instance) => {
    instance.client.planYear = '2027'
    instance.scenarios[0].color = 'red & "blue" <green>'
  })
  return createReport(files, strict, 'my clients/')
}

export async function formatSample(format: Format, strict = false) {
  const write = await formats[format]()
  return write(sampleReport(strict))
}
