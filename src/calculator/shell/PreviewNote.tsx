import './PreviewNote.css'

/** Tells that this is not the calculator that employees see. */
export function PreviewNote({ year }: { year: string }) {
  return (
    <p className="preview-note" role="note">
      Previewing {year} Calculator
    </p>
  )
}
