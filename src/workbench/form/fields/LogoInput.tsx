import Image from '~icons/lucide/image'
import Trash2 from '~icons/lucide/trash-2'
import { useState } from 'react'
import { useStableCallback } from '../../../calculator/ui/useStableCallback.ts'
import { parentPointer, valueAt } from '../../../contract/pointer.ts'
import { errorMessage } from '../../state/errorMessage.ts'
import { DropTarget, FilePicker } from '../../ui/FilePicker.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useFormYear } from '../FormYear.tsx'
import { setAt } from '../../state/setAt.ts'
import { DraftInput } from './DraftInput.tsx'
import { encodeLogo } from './encodeLogo.ts'
import type { InputProps } from './InputProps.ts'
import { plainText } from './inputs.tsx'
import { displayValue } from './OtherValue.tsx'

/**
 * The logo: a file that is chosen or dropped, or an address. The text in the workbench contains the image, so that Undo
 * brings an earlier one back; the server of the workbench keeps it in a file.
 */
export function LogoInput({ value, ...props }: InputProps) {
  const { file, pointer, attributes, onChange } = props
  const { folder, changeDocument } = useFormYear()
  const [error, setError] = useState<string>()
  const text = displayValue(value)
  const isImage = text.startsWith('data:')
  const errorId = `${attributes.id}__error`

  /** The client's name describes a logo that has no text yet. */
  const write = useStableCallback((url: string, to: string) => {
    // Another client may have been opened in the meantime.
    if (to !== folder) return
    changeDocument(file, (document, copy) => {
      const alt = `${parentPointer(pointer)}/alt`
      const changed = setAt(document, pointer, url)
      const name = valueAt(changed, '/client/displayName')
      return valueAt(changed, alt) === undefined ? setAt(changed, alt, copy(name)) : changed
    })
  })
  const open = async (chosen: File) => {
    try {
      const url = await encodeLogo(chosen)
      setError(undefined)
      write(url, folder)
    } catch (caught) {
      setError(errorMessage(caught))
    }
  }

  return (
    <DropTarget className="form-logo stack tight" onFile={(dropped) => void open(dropped)}>
      {isImage && <img src={text} alt={`${Math.ceil((text.length * 3) / 4000)} kB`} />}
      {!isImage && <DraftInput {...props} text={text} format={plainText} />}
      <div className="row wrap">
        <FilePicker
          icon={Image}
          label="Logo file"
          accept="image/*"
          aria-describedby={error === undefined ? undefined : errorId}
          onFile={(chosen) => void open(chosen)}
        >
          {isImage ? 'Choose another file…' : 'Choose a file…'}
        </FilePicker>
        {isImage && (
          <ToolbarButton icon={Trash2} onClick={() => onChange(undefined)}>
            Remove the file
          </ToolbarButton>
        )}
        <span className="soft">You can also drop a file here.</span>
      </div>
      {error !== undefined && (
        <p className="form-note error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </DropTarget>
  )
}
