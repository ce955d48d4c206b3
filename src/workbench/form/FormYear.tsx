import { createContext, use, useMemo, type ReactNode } from 'react'
import { useStableCallback } from '../../calculator/ui/useStableCallback.ts'
import type { Copy } from '../../check/edit/editJson.ts'
import { editDocument } from '../../check/edit/editYear.ts'
import { parentFolder, type YearFile } from '../../contract/clientFiles.ts'
import type { Id } from '../../contract/instance.ts'
import { languagesOf } from '../../contract/languages.ts'
import { valueAt } from '../../contract/pointer.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { findDisplayName } from '../state/findDisplayName.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { fieldValue, unappliedFieldKey } from '../state/UnappliedText.ts'
import { useUnapplied } from '../state/useUnapplied.ts'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import { useEditYear, useYearDocuments, type YearDocuments } from '../state/useYearDocuments.ts'
import type { YearDiagnostics } from './diagnostics.ts'
import type { ReferencedList } from './schema/controls.ts'
import { isEmpty, setAt } from './setAt.ts'

/** A row that other rows refer to by its ID. */
export interface Reference {
  id: Id
  name: string
  /** The days of one stay, for a service that is billed by the day. */
  daysPerStay?: number
}

/** A typed text that means no value, and why. */
interface TypedText {
  text: string
  message: string
}

interface FormYear {
  documents: YearDocuments
  values: YearValues
  /** The client's languages. The first one is the default. */
  languages: readonly [string, ...string[]]
  /** The rows of the client's lists that have an ID. */
  references: Readonly<Record<ReferencedList, readonly Reference[]>>
  diagnostics: YearDiagnostics
  selection: Selection
  /** The text of a field that is not applied. It survives that the field is closed. */
  findUnapplied: (file: YearFile, pointer: string) => TypedText | undefined
  /** @param typed null if the field has no such text any more */
  setUnapplied: (file: YearFile, pointer: string, label: string, typed: TypedText | null) => void
  /**
   * Changes the texts of the open year as one step for Undo. Shows a problem as a notice.
   * @param field changes of the same field that follow quickly are one step
   */
  editTexts: (change: (texts: YearTexts) => Partial<YearTexts>, field?: string) => void
  /** Changes the value of a document. @param change returns the new value, and can change the one that it gets */
  changeDocument: (file: YearFile, change: (document: unknown, copy: Copy) => unknown, field?: string) => void
  /**
   * Sets the value of a field. Undefined removes it, and the optional groups around it that it leaves empty, such as a
   * logo without an address and a text.
   * @param groups the JSON Pointers of the optional groups, the innermost first
   */
  setValue: (file: YearFile, pointer: string, value: unknown, groups?: readonly string[]) => void
  /** Changes a list, which is created if the document has none. */
  changeList: (file: YearFile, pointer: string, change: (items: unknown[], copy: Copy) => void) => void
}

/** The chosen item of each list of the form, by the place of the list. */
export interface Selection {
  chosen: Readonly<Record<string, number>>
  choose: (list: string, index: number) => void
}

const FormYearContext = createContext<FormYear | null>(null)

interface FormYearProviderProps {
  diagnostics: YearDiagnostics
  selection: Selection
  children: ReactNode
}

/** Provides the open year to the forms. Renders them again only when the year changes, unlike the model. */
export function FormYearProvider({ diagnostics, selection, children }: FormYearProviderProps) {
  const documents = useYearDocuments()
  const editTexts = useStableCallback(useEditYear().change)
  const unappliedTexts = useUnappliedTexts(documents)
  const year = useMemo((): FormYear => {
    const instance = documents['instance.json'].value
    const plans = documents['plans.json'].value
    const changeDocument: FormYear['changeDocument'] = (file, change, field) =>
      editTexts((texts) => editDocument(texts, file, change), field)
    return {
      documents,
      values: { 'instance.json': instance, 'plans.json': plans },
      languages: languagesOf(instance),
      references: {
        services: readReferences(plans, 'services'),
        salaryBands: readReferences(instance, 'salaryBands'),
        locations: readReferences(instance, 'locations'),
      },
      diagnostics,
      selection,
      ...unappliedTexts,
      editTexts,
      changeDocument,
      setValue: (file, pointer, value, groups = []) =>
        changeDocument(
          file,
          (document) => {
            const emptied = groups.filter((group) => !isEmpty(valueAt(document, group)))
            const changed = setAt(document, pointer, value)
            if (value !== undefined) return changed
            return emptied.reduce(
              (part, group) => (isEmpty(valueAt(part, group)) ? setAt(part, group, undefined) : part),
              changed,
            )
          },
          `${file}${pointer}`,
        ),
      changeList: (file, pointer, change) =>
        changeDocument(file, (document, copy) => {
          const list = valueAt(document, pointer)
          const items = Array.isArray(list) ? (list as unknown[]) : []
          change(items, copy)
          return items === list ? document : setAt(document, pointer, items)
        }),
    }
  }, [documents, diagnostics, selection, unappliedTexts, editTexts])
  return <FormYearContext value={year}>{children}</FormYearContext>
}

export function useFormYear(): FormYear {
  const year = use(FormYearContext)
  if (!year) throw new Error('Wrap this in a FormYearProvider')
  return year
}

/** The chosen item of a list with so many items, and a function that chooses another one. */
export function useSelection(list: string, count: number): [number, (index: number) => void] {
  const { chosen, choose } = useFormYear().selection
  return [Math.max(0, Math.min(chosen[list] ?? 0, count - 1)), (next) => choose(list, next)]
}

/** Identifies the field of a value in the page. */
export function fieldId(file: string, pointer: string): string {
  return `${file}#${pointer}`
}

function readReferences(document: unknown, name: string): Reference[] {
  const list = isRecord(document) ? document[name] : undefined
  return (Array.isArray(list) ? list : []).flatMap((row: unknown) => {
    if (!isRecord(row)) return []
    const { id, name: rowName, daysPerStay } = row
    if (typeof id !== 'string' && typeof id !== 'number') return []
    return [
      {
        id,
        name: typeof rowName === 'string' && rowName.trim() !== '' ? rowName : String(id),
        ...(typeof daysPerStay === 'number' && { daysPerStay }),
      },
    ]
  })
}

/** The texts of the form's fields that are not applied, from the model. */
function useUnappliedTexts(documents: YearDocuments): Pick<FormYear, 'findUnapplied' | 'setUnapplied'> {
  const dispatch = useDispatch()
  const folder = parentFolder(documents['plans.json'].path)
  const unapplied = useUnapplied()
  const setUnapplied = useStableCallback(
    (...[file, pointer, label, typed]: Parameters<FormYear['setUnapplied']>) => {
      const { value } = documents[file]
      const text = typed && {
        file,
        pointer,
        label: [findDisplayName(value, pointer), label].filter(Boolean).join(': '),
        ...typed,
        current: fieldValue(value, pointer),
      }
      dispatch({ type: 'unappliedTextsChanged', texts: { [unappliedFieldKey(folder, file, pointer)]: text } })
    },
  )
  return useMemo(
    () => ({
      findUnapplied: (file, pointer) =>
        unapplied.find(({ key, cell }) => !cell && key === unappliedFieldKey(folder, file, pointer)),
      setUnapplied,
    }),
    [unapplied, folder, setUnapplied],
  )
}
