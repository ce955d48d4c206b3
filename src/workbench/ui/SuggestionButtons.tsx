import { ToolbarButton } from './ToolbarButton.tsx'

interface SuggestionButtonsProps<Suggested> {
  suggestions: readonly Suggested[]
  onChoose: (suggestion: Suggested) => void
  /** Puts the text on the list of what the calculator leaves out. */
  onLeaveOut?: (() => void) | undefined
}

/** What to do with a text that is not applied: write another one, whose meaning is added if it does not say it, or list it. */
export function SuggestionButtons<Suggested extends { text: string; title: string | undefined }>({
  suggestions,
  onChoose,
  onLeaveOut,
}: SuggestionButtonsProps<Suggested>) {
  if (suggestions.length === 0 && !onLeaveOut) return null
  return (
    <span className="suggestions row wrap">
      {suggestions.map((suggestion) => (
        <ToolbarButton key={suggestion.text} onClick={() => onChoose(suggestion)}>
          {describeSuggestion(suggestion)}
        </ToolbarButton>
      ))}
      {onLeaveOut && (
        <ToolbarButton variant="quiet" onClick={onLeaveOut}>
          Add to “Not in the calculator”
        </ToolbarButton>
      )}
    </span>
  )
}

function describeSuggestion({ text, title }: { text: string; title: string | undefined }): string {
  return title === undefined ? `Write “${text}”` : `${title}: “${text}”`
}
