import { shellTexts } from '../texts/shellTexts.ts'
import './Curtain.css'

/** Covers the page until the instance has loaded. index.html contains the same markup, shown before any script runs. */
export function Curtain() {
  return (
    <main className="curtain">
      <h1 className="visually-hidden">{shellTexts.application}</h1>
      <span className="curtain-bars" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <p role="status">{shellTexts.loading}</p>
      <p className="curtain-hint soft">{shellTexts.loadingHint}</p>
    </main>
  )
}
