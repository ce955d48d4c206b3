import Trash2 from '~icons/lucide/trash-2'
import { getUiOptions, ID_KEY, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { useMemo, type ReactNode } from 'react'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { applyChanges } from '../edit/diffValues.ts'
import { useFormYear } from '../edit/FormYear.tsx'
import { useFieldPlace } from '../fields/FieldContext.ts'
import type { FieldOptions } from '../schema/FormDefinition.ts'
import { AddMenu } from './AddMenu.tsx'
import { FieldGroup } from './FieldGroup.tsx'

/** The fields of an object, below its heading. The form's own object has no heading. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { properties, uiSchema, fieldPathId } = props
  const { layout = 'columns', field } = getUiOptions(uiSchema) as FieldOptions & { field?: string }
  const fields = (
    <div className="form-fields" data-layout={layout}>
      {properties.map(({ content }) => content)}
    </div>
  )
  const isItem = fieldPathId.path.length === 0 || typeof fieldPathId.path.at(-1) === 'number'
  if (isItem || field !== undefined) return fields
  return <Group {...props}>{fields}</Group>
}

function Group(props: ObjectFieldTemplateProps & { children: ReactNode }) {
  const { title, description, properties, uiSchema, formData, fieldPathId, children } = props
  const { presence, presets = [], isCompact } = getUiOptions(uiSchema) as FieldOptions
  const place = useFieldPlace(fieldPathId.path)
  const names = useMemo(() => properties.map(({ name }) => name), [properties])
  const { changeDocument } = useFormYear()
  const set = (value: unknown) =>
    changeDocument(place.file, (document) =>
      applyChanges(document, [{ kind: 'set', location: place.location, value }]),
    )
  const isAbsent = presence === 'added' && (formData === undefined || formData === null)
  return (
    <FieldGroup
      id={fieldPathId[ID_KEY]}
      title={title}
      description={typeof description === 'string' && !isCompact ? description : undefined}
      place={place}
      shownParts={names}
      actions={
        presence === 'added' &&
        !isAbsent && (
          <ToolbarButton onClick={() => set(undefined)}>
            <Trash2 aria-hidden />
            Remove
          </ToolbarButton>
        )
      }
    >
      {isAbsent ? <AddMenu noun={title} presets={presets} onAdd={set} /> : children}
    </FieldGroup>
  )
}
