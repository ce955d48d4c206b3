import type { ComponentProps } from 'react'

interface ToolbarButtonProps extends ComponentProps<'button'> {
  variant?: 'default' | 'primary' | 'quiet'
}

export function ToolbarButton({ variant = 'default', ...rest }: ToolbarButtonProps) {
  return <button type="button" className="toolbar-button" data-variant={variant} {...rest} />
}
