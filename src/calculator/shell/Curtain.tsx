import './Curtain.css'

/** Covers the page until the instance has loaded. */
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
    </main>
  )
}
