import { getUiOptions, type WidgetProps } from '@rjsf/utils'
import { displayValue } from './displayValue.ts'
import { DraftInput } from './DraftInput.tsx'
import type { DraftResult } from './useDraft.ts'

/** One line of text. */
export function LineWidget(props: WidgetProps) {
  return <TextWidget {...props} />
}

/** Several lines of text. */
export function ParagraphWidget(props: WidgetProps) {
  return <TextWidget {...props} isParagraph />
}

function TextWidget({ id, value, onChange, placeholder, uiSchema, isParagraph }: WidgetProps) {
  return (
    <DraftInput
      id={id}
      text={displayValue(value)}
      parse={parseText}
      onWrite={(written) => onChange(written, undefined, id)}
      placeholder={placeholder || getUiOptions(uiSchema).placeholder}
      isParagraph={isParagraph === true}
    />
  )
}

/** Without a text there is no value: an optional property is left out, and the check reports a required one. */
function parseText(text: string): DraftResult {
  return { kind: 'value', value: text === '' ? undefined : text, text }
}
