import './CopyField.css'

/** Selected text, ready for the copy shortcut. */
export function CopyField({ text }: { text: string }) {
  return (
    <textarea
      className="copy-field"
      aria-label="Text to copy"
      rows={1}
      readOnly
      value={text}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked to copy it
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}
