import { formatDate } from '../calculator/rules/formatDate.ts'
import './PreviewNote.css'

/** Marks every screen and the print as a preview. */
export function PreviewNote({ date, planYear }: { date: Date; planYear: number }) {
  return (
    <aside className="preview-file-note" aria-label="Preview">
      <strong>Preview</strong>
      <span>Plan year {planYear}</span>
      <span>Made on {formatDate(date)}</span>
      <span>For review, not for enrollment</span>
    </aside>
  )
}
