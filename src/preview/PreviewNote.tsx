import { formatDate } from '../calculator/rules/formatDate.ts'
import './PreviewNote.css'

/** Marks every screen and the print as a preview. For reviewers, so in English on pages in every language. */
export function PreviewNote({ date, planYear }: { date: Date; planYear: number }) {
  return (
    <aside className="preview-file-note" aria-label="Preview" lang="en" dir="ltr">
      <strong>Preview</strong>
      <span>Plan year {planYear}</span>
      <span>Made on {formatDate(date)}</span>
      <span>For review, not for enrollment</span>
    </aside>
  )
}
