import ChevronDown from '~icons/lucide/chevron-down'
import type { ReactNode } from 'react'
import './Menu.css'
import './Popover.css'
import { ToolbarButton } from './ToolbarButton.tsx'
import { usePopover } from './usePopover.ts'

interface PopoverProps {
  label: string
  icon?: ReactNode
  children: ReactNode
}

/** A button that shows controls next to it, which keep their state while hidden. A list of actions is a Menu. */
export function Popover({ label, icon, children }: PopoverProps) {
  const { isOpen, container, button } = usePopover()
  return (
    <div className="popover-container" role="presentation" {...container}>
      <ToolbarButton {...button} title={icon ? label : undefined}>
        {icon}
        <span className={icon ? 'menu-label' : undefined} aria-hidden={icon !== undefined}>
          {label}
        </span>
        <ChevronDown aria-hidden className="menu-chevron" />
      </ToolbarButton>
      {/* Focusable, so that a click between the controls does not take the focus out. */}
      <div
        className="popover-box popover-content"
        role="group"
        aria-label={label}
        tabIndex={-1}
        hidden={!isOpen}
      >
        {children}
      </div>
    </div>
  )
}
