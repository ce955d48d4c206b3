import CircleHelp from '~icons/lucide/circle-help'
import './HelpButton.css'

interface HelpButtonProps {
  /** What the help is about. */
  label: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens the description of a field below its label. */
export function HelpButton({ label, isOpen, onToggle }: HelpButtonProps) {
  return (
    <button
      type="button"
      className="form-help"
      title={`About ${label}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <CircleHelp aria-hidden />
    </button>
  )
}
