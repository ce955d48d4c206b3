import {
  toFieldPathId,
  getUiOptions,
  ID_KEY,
  type FieldProps,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import { use, useMemo } from 'react'
import { isRecord } from '../../../contract/isRecord.ts'
import { countDiagnostics } from '../diagnostics/countDiagnostics.ts'
import { useYearDiagnostics } from '../diagnostics/fieldDiagnostics.ts'
import { applyChanges, type ValueChange } from '../edit/diffValues.ts'
import { useFormYear } from '../edit/FormYear.tsx'
import { useFieldPlace } from '../fields/FieldContext.ts'
import { OtherValue } from '../fields/OtherValue.tsx'
import { ReferencesContext } from '../fields/References.ts'
import type { FieldOptions } from '../schema/FormDefinition.ts'
import { AddMenu } from '../templates/AddMenu.tsx'
import { FieldGroup } from '../templates/FieldGroup.tsx'
import { ItemList } from './ItemList.tsx'
import { describeItem } from './describeItem.ts'
import { useSelection } from './Selection.ts'
import { placeOf } from '../useJumps.ts'

/** A list of objects without IDs. Only the chosen item has a form, because lists can be long. */
export function ListField(props: FieldProps) {
  const { schema, uiSchema = {}, formData, fieldPathId, registry } = props
  const { presets = [] } = getUiOptions(uiSchema) as FieldOptions
  const place = useFieldPlace(fieldPathId.path)
  const { file, location, pointer } = place
  const { changeDocument } = useFormYear()
  const diagnostics = useYearDiagnostics()[file]
  const counts = useMemo(() => countDiagnostics(diagnostics, pointer), [diagnostics, pointer])
  const references = use(ReferencesContext)
  const items: unknown[] = Array.isArray(formData) ? formData : []
  const [chosen, choose] = useSelection(placeOf(file, pointer), items.length)
  const itemSchema = schema.items as RJSFSchema
  const form = { schema: itemSchema, uiSchema: (uiSchema.items ?? {}) as UiSchema }
  const SchemaField = registry.fields.SchemaField!
  const itemPathId = useMemo(
    () => toFieldPathId(chosen, registry.globalFormOptions, fieldPathId),
    [chosen, registry.globalFormOptions, fieldPathId],
  )
  const title = schema.title ?? ''
  const noun = (itemSchema.title ?? 'item').toLowerCase()

  const apply = (changes: ValueChange[]) =>
    changeDocument(file, (document) => applyChanges(document, changes))
  const insert = (index: number, value: unknown) => {
    apply([{ kind: 'insert', list: location, index, value }])
    choose(index)
  }
  const isOther = formData !== undefined && formData !== null && !Array.isArray(formData)
  return (
    <FieldGroup
      id={fieldPathId[ID_KEY]}
      title={title}
      description={schema.description}
      place={place}
      shownParts="all"
    >
      {isOther ? (
        <OtherValue value={formData} />
      ) : (
        <ItemList
          label={title}
          noun={noun}
          items={items.map((item, index) => ({
            key: String(index),
            title: describeItem(item, form, references) || `${itemSchema.title} ${index + 1}`,
            problems: counts.get(index),
          }))}
          chosen={chosen}
          onChoose={choose}
          addButton={<AddMenu noun={noun} presets={presets} onAdd={(value) => insert(items.length, value)} />}
          onDuplicate={(index) => {
            changeDocument(file, (document, copy) => {
              const source = findList(document, location)
              source.splice(index + 1, 0, copy(source[index]))
              return document
            })
            choose(index + 1)
          }}
          onDelete={(index) => apply([{ kind: 'remove', list: location, index }])}
          onMove={(from, to) => {
            changeDocument(file, (document) => {
              const source = findList(document, location)
              source.splice(to, 0, ...source.splice(from, 1))
              return document
            })
            choose(to)
          }}
        >
          {chosen < items.length && (
            <SchemaField
              key={chosen}
              {...props}
              name=""
              schema={itemSchema}
              uiSchema={form.uiSchema}
              formData={items[chosen]}
              fieldPathId={itemPathId}
              required
            />
          )}
        </ItemList>
      )}
    </FieldGroup>
  )
}

function findList(document: unknown, location: readonly (string | number)[]): unknown[] {
  return location.reduce<unknown>(
    (value, name) => (isRecord(value) || Array.isArray(value) ? (value as never)[name] : undefined),
    document,
  ) as unknown[]
}
