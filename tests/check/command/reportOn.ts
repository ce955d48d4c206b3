import { checkClients } from '../../../src/check/checkClients.ts'
import { formats, type Format } from '../../../src/check/command/formats/formats.ts'
import type { Report } from '../../../src/check/command/formats/Report.ts'
import { clientFiles } from '../sample.ts'

/** What is said of some files. */
export function reportOn(files: Map<string, string>, strict: boolean, folder = ''): Report {
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

/** An error, a warning, and a file without either; in a folder whose name no address can hold as it is. */
function report(strict = false): Report {
  const files = clientFiles((instance) => {
    instance.client.planYear = '2027'
    instance.scenarios[0].colour = 'red & "blue" <green>'
  })
  return reportOn(files, strict, 'my clients/')
}

export async function written(format: Format, strict = false) {
  const write = await formats[format]()
  return write(report(strict))
}
