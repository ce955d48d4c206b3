import { getUiOptions, type WidgetProps } from '@rjsf/utils'
import type { FieldOptions } from '../schema/FormDefinition.ts'
import { useFormYear } from '../edit/FormYear.tsx'
import { displayValue } from './displayValue.ts'
import { DraftInput } from './DraftInput.tsx'
import { TranslatedText } from './TranslatedText.tsx'
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
  const { isTranslatable = false, placeholder: example } = getUiOptions(uiSchema) as FieldOptions & {
    placeholder?: string
  }
  const { languages } = useFormYear()
  const input = {
    id,
    text: displayValue(value),
    parse: parseText,
    onWrite: (written: unknown) => onChange(written, undefined, id),
    placeholder: placeholder || example,
    isParagraph: isParagraph === true,
  }
  return isTranslatable && languages.length > 1 ? <TranslatedText {...input} /> : <DraftInput {...input} />
}

/** Without a text there is no value: an optional property is left out, and the check reports a required one. */
function parseText(text: string): DraftResult {
  return { kind: 'value', value: text === '' ? undefined : text, text }
}
