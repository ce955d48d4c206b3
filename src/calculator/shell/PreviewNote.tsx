import './PreviewNote.css'

/** Tells that this is not the calculator that employees see. */
export function PreviewNote({ year }: { year: string }) {
  return (
    <header className="preview-note">
      <p role="note">Previewing {year} Calculator</p>
    </header>
  )
}
