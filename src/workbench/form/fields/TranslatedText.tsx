import { use, useMemo, type ComponentProps } from 'react'
import { isEntry } from '../../../check/edit/lists.ts'
import { setTranslation, translationOf } from '../../../check/edit/translations.ts'
import { languageName } from '../../../check/languages/languageName.ts'
import { childPointer, parentPointer, valueAt } from '../../../contract/pointer.ts'
import { FieldDiagnostics } from '../diagnostics/FieldDiagnostics.tsx'
import { useFieldDiagnostics } from '../diagnostics/fieldDiagnostics.ts'
import { applyChanges } from '../edit/diffValues.ts'
import { useFormYear } from '../edit/FormYear.tsx'
import { placeOf } from '../useJumps.ts'
import { DraftInput } from './DraftInput.tsx'
import { FieldContext } from './FieldContext.ts'
import './TranslatedText.css'

type InputProps = ComponentProps<typeof DraftInput>

/** The texts of a field in the client's languages, next to each other. @param props of the first language's input */
export function TranslatedText(props: InputProps) {
  const { documents, languages, changeDocument } = useFormYear()
  const { place } = use(FieldContext)
  const { file, location, pointer } = place!
  const property = String(location.at(-1))
  const owner = valueAt(documents[file].value, parentPointer(pointer))
  const write = (language: string, text: unknown) =>
    changeDocument(
      file,
      (document) => {
        const isMissing = !isEntry(valueAt(document, parentPointer(pointer)))
        const created = isMissing
          ? applyChanges(document, [{ kind: 'set', location: location.slice(0, -1), value: {} }])
          : document
        const target = valueAt(created, parentPointer(pointer))
        if (isEntry(target))
          setTranslation(target, property, text as string | undefined, { language, languages })
        return created
      },
      `${file}${pointer} ${language}`,
    )
  const [first, ...others] = languages
  return (
    <div className="form-translations">
      <LanguageInput language={first} isFirst {...props} />
      {others.map((language) => (
        <LanguageInput
          key={language}
          language={language}
          {...props}
          id={`${props.id}__${language}`}
          text={translationOf(owner, property, language) ?? ''}
          placeholder={props.text || undefined}
          onWrite={(text) => write(language, text)}
        />
      ))}
    </div>
  )
}

interface LanguageInputProps extends InputProps {
  language: string
  isFirst?: boolean
}

/** The text in one language, with its diagnostics. */
function LanguageInput({ language, isFirst = false, ...props }: LanguageInputProps) {
  const context = use(FieldContext)
  const { file, pointer } = context.place!
  const own = childPointer(pointer, language)
  const diagnostics = useFieldDiagnostics(file, own)
  const diagnosticsId = `${props.id}__${language}_diagnostics`
  const name = languageName(language)
  const state = useMemo(
    () => ({
      ...context,
      describedBy:
        [context.describedBy, diagnostics.length > 0 && diagnosticsId].filter(Boolean).join(' ') || undefined,
      isInvalid: context.isInvalid || diagnostics.some(({ severity }) => severity === 'error'),
      // The first language stands in for the others.
      isRequired: context.isRequired && isFirst,
    }),
    [context, diagnostics, diagnosticsId, isFirst],
  )
  return (
    <div className="form-translation" data-place={placeOf(file, own)}>
      <label htmlFor={props.id}>{name}</label>
      <FieldContext value={state}>
        <DraftInput {...props} label={`${context.label} (${name})`} lang={language} />
      </FieldContext>
      <FieldDiagnostics id={diagnosticsId} diagnostics={diagnostics} label={name} />
    </div>
  )
}
