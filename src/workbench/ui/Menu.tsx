import Check from '~icons/lucide/check'
import ChevronDown from '~icons/lucide/chevron-down'
import {
  createContext,
  use,
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { ToolbarButton } from './ToolbarButton.tsx'

/** Closes the menu around an item. */
const CloseContext = createContext(() => {})

interface MenuProps {
  label: string
  /** The accessible name of a button with an icon, if the label is not enough. It contains the label. */
  name?: string
  /** The button shows the icon before the label. In a narrow toolbar, it shows only the icon, so its name is the title. */
  icon?: ReactNode
  disabled?: boolean
  children: ReactNode
}

/**
 * An ARIA menu button with MenuItem and MenuSeparator elements. The arrow keys, Home, and End move between the items.
 * The menu closes by Escape, and when the focus leaves it. The calculator's iframe swallows clicks, but takes the focus,
 * so the popover attribute would not close it.
 */
export function Menu({ label, name = label, icon, disabled, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  /** Returns the focus to the button. */
  const close = useCallback(() => {
    button.current?.focus()
    setIsOpen(false)
  }, [])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isOpen) {
      // A dialog around the menu stays open.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    if (!(event.key in moves)) return
    event.preventDefault()
    if (isOpen) moveFocus(event.currentTarget, event.key)
    else setIsOpen(true)
  }
  return (
    <div className="popover-container" role="presentation" onBlur={onBlur} onKeyDown={onKeyDown}>
      <ToolbarButton
        ref={button}
        title={icon ? name : undefined}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
        <span className={icon ? 'menu-label' : undefined} aria-hidden={icon !== undefined}>
          {label}
        </span>
        <ChevronDown aria-hidden className="menu-chevron" />
      </ToolbarButton>
      {isOpen && (
        <div
          className="popover-box menu-list"
          role="menu"
          aria-label={name}
          tabIndex={-1}
          ref={focusFirst}
          // Safari focuses no button on a click, so the focus would leave the menu.
          onMouseDown={(event) => event.preventDefault()}
        >
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </div>
  )
}

interface MenuItemProps {
  onSelect: () => void
  /** For a setting that the item switches on or off. */
  isChecked?: boolean
  disabled?: boolean
  icon?: ReactNode
  children: ReactNode
}

export function MenuItem({ onSelect, isChecked, disabled, icon, children }: MenuItemProps) {
  const close = use(CloseContext)
  return (
    <ToolbarButton
      variant="quiet"
      className="toolbar-button menu-item"
      role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={isChecked}
      tabIndex={-1}
      disabled={disabled}
      onClick={() => {
        // First, so that a dialog that the item opens returns the focus to the menu's button.
        close()
        onSelect()
      }}
    >
      {isChecked ? <Check aria-hidden /> : icon}
      {children}
    </ToolbarButton>
  )
}

export function MenuSeparator() {
  return <hr className="menu-separator" />
}

/** The index of the item that a key moves to. -1 is the last. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index) => Math.max(index, 0) - 1,
  Home: () => 0,
  End: () => -1,
}

function moveFocus(menu: HTMLElement, key: string) {
  const items = listItems(menu)
  const index = items.indexOf(document.activeElement as HTMLElement)
  items.at(moves[key]!(index, items.length))?.focus()
}

function focusFirst(list: HTMLElement | null) {
  if (list) (listItems(list)[0] ?? list).focus()
}

function listItems(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')]
}
