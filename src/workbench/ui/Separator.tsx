import type { KeyboardEvent, PointerEvent } from 'react'
import './Separator.css'

interface SeparatorProps {
  /** What it makes larger and smaller. */
  label: string
  orientation: 'vertical' | 'horizontal'
  /** The share of what stands before it, in per cent. */
  share: number
  least: number
  most: number
  onChange: (share: number) => void
}

/** In per cent. */
const step = 5

/** Divides the box that it stands in between what is before and after it: by pointer, arrow keys, Home and End. */
export function Separator({ label, orientation, share, least, most, onChange }: SeparatorProps) {
  const move = (next: number) => {
    const within = Math.round(Math.min(most, Math.max(least, next)))
    if (within !== share) onChange(within)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [less, more] = orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const moves: Record<string, number> = {
      [less]: share - step,
      [more]: share + step,
      Home: least,
      End: most,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    move(next)
  }
  const onPointerDown = ({ currentTarget, pointerId, button }: PointerEvent<HTMLElement>) => {
    // The frame of the calculator would keep the pointer to itself.
    if (button === 0) currentTarget.setPointerCapture(pointerId)
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const { left, top, width, height } = currentTarget.parentElement!.getBoundingClientRect()
    move(100 * (orientation === 'vertical' ? (clientX - left) / width : (clientY - top) / height))
  }
  return (
    <div
      className="separator"
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one that can be moved is a control
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={share}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    />
  )
}
