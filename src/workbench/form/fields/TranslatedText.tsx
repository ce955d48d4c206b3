import { joinIds } from '../../../calculator/ui/joinIds.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { setTranslation, translationOf } from '../../../check/edit/translations.ts'
import { languageName } from '../../../check/languages/languageName.ts'
import { childPointer, parentPointer, parsePointer, valueAt } from '../../../contract/pointer.ts'
import { FieldDiagnostics, hasErrors, useFieldDiagnostics } from '../FieldDiagnostics.tsx'
import { fieldId, useFormYear } from '../FormYear.tsx'
import { setAt } from '../../state/setAt.ts'
import { DraftInput, type DraftInputProps } from './DraftInput.tsx'

/** The texts of a field in the client's languages, next to each other. @param props of the first language's input */
export function TranslatedText(props: DraftInputProps) {
  const { file, pointer, attributes, text } = props
  const { values, languages, changeDocument } = useFormYear()
  const property = parsePointer(pointer).at(-1)!
  const owner = parentPointer(pointer)
  const write = (language: string, translation: unknown) =>
    changeDocument(
      file,
      (document) => {
        const isMissing = !isRecord(valueAt(document, owner))
        const changed = isMissing ? setAt(document, owner, {}) : document
        const target = valueAt(changed, owner)
        if (isRecord(target))
          setTranslation(target, property, translation as string | undefined, { language, languages })
        return changed
      },
      `${file}${pointer} ${language}`,
    )
  const [first, ...others] = languages
  return (
    <div className="columns">
      <LanguageInput {...props} language={first} />
      {others.map((language) => (
        <LanguageInput
          key={language}
          {...props}
          language={language}
          // The first language stands in for the others.
          attributes={{ ...attributes, id: `${attributes.id}__${language}`, 'aria-required': undefined }}
          text={translationOf(valueAt(values[file], owner), property, language) ?? ''}
          placeholder={text || undefined}
          onChange={(translation) => write(language, translation)}
        />
      ))}
    </div>
  )
}

/** The text in one language, with its diagnostics. */
function LanguageInput({ language, ...props }: DraftInputProps & { language: string }) {
  const { field, file, pointer, attributes } = props
  const own = childPointer(pointer, language)
  const diagnostics = useFieldDiagnostics(file, own)
  const diagnosticsId = `${attributes.id}__${language}_diagnostics`
  const name = languageName(language)
  return (
    <div className="form-translation stack tight" data-place={fieldId(file, own)}>
      <label htmlFor={attributes.id}>{name}</label>
      <DraftInput
        {...props}
        label={`${field.title} (${name})`}
        lang={language}
        attributes={{
          ...attributes,
          'aria-describedby': joinIds(
            attributes['aria-describedby'],
            diagnostics.length > 0 && diagnosticsId,
          ),
          'aria-invalid': attributes['aria-invalid'] || hasErrors(diagnostics) || undefined,
        }}
      />
      <FieldDiagnostics id={diagnosticsId} diagnostics={diagnostics} label={name} />
    </div>
  )
}
