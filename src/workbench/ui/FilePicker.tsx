import { useRef, useState, type ComponentProps } from 'react'
import { ToolbarButton } from './ToolbarButton.tsx'

interface FilePickerProps extends ComponentProps<typeof ToolbarButton> {
  /** The name of the file's input. */
  label: string
  /** Media types, or endings of names, with commas. */
  accept: string
  onFile: (file: File) => void
}

/** A button that opens a file. */
export function FilePicker({ label, accept, onFile, ...button }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <ToolbarButton {...button} onClick={() => picker.current?.click()} />
    </>
  )
}

interface DropTargetProps extends ComponentProps<'section'> {
  onFile: (file: File) => void
}

/** A part of the page that takes one dropped file itself. Elsewhere, the page imports it as a client's file. */
export function DropTarget({ onFile, children, ...section }: DropTargetProps) {
  const [count, setCount] = useState(1)
  const forget = () => setCount(1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the picker opens files by keyboard
    <section
      {...section}
      data-drop-target
      onChange={forget}
      onPaste={forget}
      onDrop={(event) => {
        const [file, ...others] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        setCount(1 + others.length)
        if (others.length === 0) onFile(file)
      }}
    >
      {children}
      {count > 1 && (
        <p role="alert" className="error">
          You dropped {count} files, and none is opened. Drop one file.
        </p>
      )}
    </section>
  )
}

/** Whether something is dropped on an element that takes files itself. */
export function isOnDropTarget({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-drop-target]') !== null
}
