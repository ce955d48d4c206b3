import type { ComponentProps, ComponentType, SVGProps } from 'react'

interface ToolbarButtonProps extends ComponentProps<'button'> {
  variant?: 'default' | 'primary' | 'quiet'
  /** It is before the label, or alone on a button with a title. */
  icon?: ComponentType<SVGProps<SVGSVGElement>>
}

export function ToolbarButton({ variant = 'default', icon: Icon, children, ...rest }: ToolbarButtonProps) {
  return (
    <button type="button" className="toolbar-button" data-variant={variant} {...rest}>
      {Icon && <Icon aria-hidden />}
      {children}
    </button>
  )
}
