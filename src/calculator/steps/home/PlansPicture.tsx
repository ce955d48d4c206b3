/** Three plans as bars, the smallest one ticked. */
export function PlansPicture() {
  return (
    <svg className="plans-picture" viewBox="0 0 120 72" width="160" height="96" aria-hidden>
      <rect x="4" y="28" width="28" height="40" rx="7" />
      <rect x="46" y="8" width="28" height="60" rx="7" />
      <rect x="88" y="42" width="28" height="26" rx="7" className="plans-picture-best" />
      <path d="m94 27 6 6 11-12" />
    </svg>
  )
}
