import { formatMoney } from '../../../rules/formatMoney.ts'

interface ContributionSliderProps {
  label: string
  /** Dollars; null if the typed contribution is out of range. */
  contribution: number | null
  /** Dollars. */
  highest: number
  onSlide: (contribution: number) => void
}

/** Dollars between two positions of the slider. */
const step = 50

/** A slider from $0 to the highest contribution, whose last position is exactly that. */
export function ContributionSlider({ label, contribution, highest, onSlide }: ContributionSliderProps) {
  const amount = contribution ?? highest
  const last = Math.ceil(highest / step)
  return (
    <div className="contribution-slider">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={formatMoney(amount)}
        min={0}
        max={last}
        value={amount === highest ? last : Math.floor(amount / step)}
        onChange={({ currentTarget }) => onSlide(Math.min(Number(currentTarget.value) * step, highest))}
      />
      <span aria-hidden>{formatMoney(0)}</span>
      <span aria-hidden>{formatMoney(highest)}</span>
    </div>
  )
}
