import type { ReactNode } from 'react'
import './Label.css'

interface LabelProps {
  htmlFor: string
  isHeading?: boolean
  children: ReactNode
}

/** The words above a control; as a heading where they open a part of the screen. */
export function Label({ htmlFor, isHeading = false, children }: LabelProps) {
  const label = (
    <label className="label" htmlFor={htmlFor}>
      {children}
    </label>
  )
  return isHeading ? <h2>{label}</h2> : label
}
