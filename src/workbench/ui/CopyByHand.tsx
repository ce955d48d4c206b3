import './CopyByHand.css'

/** A text that is selected already, so that the keys for copying are enough. */
export function CopyByHand({ text }: { text: string }) {
  return (
    <textarea
      className="copy-by-hand"
      aria-label="Copy it from here"
      rows={1}
      readOnly
      value={text}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just asked to copy it
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}
