import X from '~icons/lucide/x'
import { getUiOptions, type FieldProps } from '@rjsf/utils'
import { ID_KEY } from '@rjsf/utils'
import type { FieldOptions } from '../schema/FormDefinition.ts'
import { displayValue } from './displayValue.ts'
import { useFieldAttributes } from './FieldContext.ts'
import { useReferences, type Reference } from './References.ts'
import './ReferencesField.css'

/** Some rows of another list. None means all: the property is then left out. */
export function ReferencesField({ formData, uiSchema, fieldPathId, onChange }: FieldProps) {
  const references = useReferences((getUiOptions(uiSchema) as FieldOptions).references)
  const attributes = useFieldAttributes()
  const chosen: unknown[] = Array.isArray(formData) ? formData : []
  const id = fieldPathId[ID_KEY]
  const write = (ids: unknown[]) =>
    onChange(ids.length > 0 ? ids : undefined, fieldPathId.path, undefined, id)
  return (
    <div className="form-references">
      {chosen.length > 0 ? (
        <ul>
          {chosen.map((each, index) => (
            <li key={`${typeof each} ${String(each)}`}>
              {nameOf(references, each)}
              <button
                type="button"
                aria-label={`Remove ${nameOf(references, each)}`}
                onClick={() => write(chosen.toSpliced(index, 1))}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <span className="form-note">All</span>
      )}
      {references.length > chosen.length && (
        <div className="form-input">
          <select
            id={id}
            {...attributes}
            value=""
            onChange={({ currentTarget }) => write([...chosen, references[Number(currentTarget.value)]!.id])}
          >
            <option value="">Only for…</option>
            {references.map(
              (reference, index) =>
                !chosen.includes(reference.id) && (
                  <option key={`${typeof reference.id} ${reference.id}`} value={index}>
                    {reference.name}
                  </option>
                ),
            )}
          </select>
        </div>
      )}
    </div>
  )
}

function nameOf(references: readonly Reference[], id: unknown) {
  return references.find((reference) => reference.id === id)?.name ?? `${displayValue(id)} (not in the list)`
}
