import type { Report } from './Report.ts'

export type Format = 'text' | 'json' | 'junit' | 'sarif'

type Formatter = (report: Report) => string

/** Each format is loaded on demand: importing their libraries takes longer than many checks. */
export const formats: Record<Format, () => Promise<Formatter>> = {
  text: async () => {
    const { formatText } = await import('./text.ts')
    // Despite its type, isTTY is undefined for a pipe.
    return (report) => formatText(report, Boolean(process.stdout.isTTY))
  },
  json: async () => (await import('./json.ts')).formatJson,
  junit: async () => (await import('./junit.ts')).formatJunit,
  sarif: async () => (await import('./sarif.ts')).formatSarif,
}
