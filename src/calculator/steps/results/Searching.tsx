import loading from './loading.svg'

export function Searching() {
  return (
    <div className="searching card">
      <img src={loading} alt="" width="160" height="96" />
      <p aria-hidden>Finding your best plan…</p>
    </div>
  )
}
