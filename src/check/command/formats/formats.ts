import { asJson } from './json.ts'
import { asJunit } from './junit.ts'
import type { Report } from './Report.ts'
import { asSarif } from './sarif.ts'
import { asText } from './text.ts'

export type Format = 'text' | 'json' | 'junit' | 'sarif'

/** How a report is written. */
export const formats: Record<Format, (report: Report) => string> = {
  text: (report) => asText(report, process.stdout.isTTY),
  json: asJson,
  junit: asJunit,
  sarif: asSarif,
}
