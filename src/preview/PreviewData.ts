/** What a preview file contains besides the calculator. */
export interface PreviewData {
  /** When the file was made, as an ISO 8601 date with time. */
  date: string
  /** The two documents of one plan year. */
  instance: unknown
  plans: unknown
  /** The documents of the client's own languages that the instance lists, by tag. */
  languages: Record<string, unknown>
}

/** Reads the data of the file that this page was opened from. */
export function readPreviewData(page: Document): PreviewData {
  return JSON.parse(page.querySelector('#preview-data')!.textContent) as PreviewData
}
