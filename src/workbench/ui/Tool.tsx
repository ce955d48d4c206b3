import type { ComponentProps } from 'react'
import './Tool.css'

interface ToolProps extends ComponentProps<'button'> {
  look?: 'quiet' | 'main'
}

/** A toolbar button. */
export function Tool({ look = 'quiet', ...rest }: ToolProps) {
  return <button type="button" className="tool" data-look={look} {...rest} />
}
