import './Curtain.css'

/** Covers the page until the instance has loaded. */
export function Curtain() {
  return (
    <main className="curtain" role="status">
      <span className="curtain-dots" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      Loading…
    </main>
  )
}
