import { ToolbarButton } from './ToolbarButton.tsx'

interface SuggestionButtonsProps<Suggested> {
  suggestions: readonly Suggested[]
  onChoose: (suggestion: Suggested) => void
}

/** Texts to choose in place of one that is not clear, with what they mean if they do not say so. */
export function SuggestionButtons<Suggested extends { text: string; title: string | undefined }>({
  suggestions,
  onChoose,
}: SuggestionButtonsProps<Suggested>) {
  if (suggestions.length === 0) return null
  return (
    <span className="suggestions row wrap">
      {suggestions.map((suggestion) => (
        <ToolbarButton key={suggestion.text} onClick={() => onChoose(suggestion)}>
          {describeSuggestion(suggestion)}
        </ToolbarButton>
      ))}
    </span>
  )
}

function describeSuggestion({ text, title }: { text: string; title: string | undefined }): string {
  return title === undefined ? `Write “${text}”` : `${title}: “${text}”`
}
