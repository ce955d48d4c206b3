import type { Report } from './Report.ts'

export type Format = 'text' | 'json' | 'junit' | 'sarif'

type Writer = (report: Report) => string

/** How a report is written. Each is loaded when it is asked for: their libraries take longer than many checks. */
export const formats: Record<Format, () => Promise<Writer>> = {
  text: async () => {
    const { asText } = await import('./text.ts')
    // Not false but undefined where it is none, whatever its type says.
    return (report) => asText(report, Boolean(process.stdout.isTTY))
  },
  json: async () => (await import('./json.ts')).asJson,
  junit: async () => (await import('./junit.ts')).asJunit,
  sarif: async () => (await import('./sarif.ts')).asSarif,
}
