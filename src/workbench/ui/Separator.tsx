import type { KeyboardEvent, PointerEvent } from 'react'
import './Separator.css'

interface SeparatorProps {
  /** Names the size that the separator changes. */
  label: string
  /** The direction of the line, as in ARIA: a vertical separator moves left and right. */
  orientation: 'vertical' | 'horizontal'
  /** The part of the parent element before the separator, in percent. */
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** In percent. */
const keyboardStep = 5

/** An ARIA window splitter: moves by pointer, arrow keys, Home, and End. */
export function Separator({ label, orientation, value, min, max, onChange }: SeparatorProps) {
  const move = (next: number) => {
    const clamped = Math.round(Math.min(max, Math.max(min, next)))
    if (clamped !== value) onChange(clamped)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [less, more] = orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const moves: Record<string, number> = {
      [less]: value - keyboardStep,
      [more]: value + keyboardStep,
      Home: min,
      End: max,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    move(next)
  }
  const onPointerDown = ({ currentTarget, pointerId, button }: PointerEvent<HTMLElement>) => {
    // Otherwise the preview's iframe receives the pointer events.
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a movable separator is a control
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    />
  )
}
