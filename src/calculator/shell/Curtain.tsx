import './Curtain.css'

/**
 * Covers the page until the instance has loaded. The page contains the same markup, which shows before any script runs.
 */
export function Curtain() {
  return (
    <main className="curtain">
      <h1 className="visually-hidden">Medical plan calculator</h1>
      <span className="curtain-bars" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <p role="status">Loading…</p>
      <p className="curtain-hint soft">
        This takes longer than usual. Check your connection, or load the page again.
      </p>
    </main>
  )
}
