import { createContext, use, useMemo, type ReactNode } from 'react'
import { addNotInCalculator } from '../../check/edit/addNotInCalculator.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import type { Copy } from '../../check/edit/editJson.ts'
import { editDocument } from '../../check/edit/editYear.ts'
import { markAdded } from '../../check/typicalValues.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { languagesOf } from '../../contract/languages.ts'
import { valueAt } from '../../contract/pointer.ts'
import { findItemName } from '../state/findItemName.ts'
import { fieldValue, unappliedFieldKey } from '../state/UnappliedText.ts'
import { useUnapplied, type ListedText } from '../state/useUnapplied.ts'
import { useOpenYear, type OpenYear } from '../state/useOpenYear.ts'
import { useTypical, type Typical } from '../state/useTypical.ts'
import { finishEdit, prepareEdit } from '../state/prepareEdit.ts'
import { setAt } from '../state/setAt.ts'

/** A typed text that means no value, and why. */
type TypedText = Pick<ListedText, 'text' | 'message'>

/** The diagnostics of the open year, by file. */
export type YearDiagnostics = Readonly<Record<YearFile, readonly Diagnostic[]>>

interface FormYear extends ReturnType<typeof createFormYear> {
  diagnostics: YearDiagnostics
  typical: Typical
  selection: Selection
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
  const openYear = useOpenYear()
  const unapplied = useUnapplied()
  const typical = useTypical(openYear)
  const year = useMemo(
    () => ({ ...createFormYear(openYear, unapplied), diagnostics, typical, selection }),
    [openYear, unapplied, diagnostics, typical, selection],
  )
  return <FormYearContext value={year}>{children}</FormYearContext>
}

export function useFormYear(): FormYear {
  const year = use(FormYearContext)
  if (!year) throw new Error('Wrap this in a FormYearProvider')
  return year
}

/** The open year as the forms show it, with functions that change it. Each call is one step for Undo. */
function createFormYear(
  { folder, texts, values, edit, change, peekTexts }: OpenYear,
  unapplied: readonly ListedText[],
) {
  /** Changes the value of a document. @param makeChange returns the new value, and can change the one that it gets */
  const changeDocument = (
    file: YearFile,
    makeChange: (document: unknown, copy: Copy) => unknown,
    field?: string,
  ) => change((before) => editDocument(before, file, makeChange), field)
  const keyOf = (file: YearFile, pointer: string) => unappliedFieldKey(folder, file, pointer)
  const nameField = (file: YearFile, pointer: string, label: string) =>
    [findItemName(values[file], pointer), label].filter(Boolean).join(': ')
  return {
    folder,
    texts,
    values,
    /** The client's languages. The first one is the default. */
    languages: languagesOf(values['instance.json']),
    /** The text of a field that is not applied. It is kept when the field is closed. */
    findUnapplied: (file: YearFile, pointer: string): TypedText | undefined =>
      unapplied.find(({ key, cell }) => !cell && key === keyOf(file, pointer)),
    /** One step for Undo, together with a change of the field's value. @param typed null if it has no such text any more */
    setUnapplied: (file: YearFile, pointer: string, label: string, typed: TypedText | null) => {
      const text = typed && {
        file,
        pointer,
        label: nameField(file, pointer, label),
        ...typed,
        current: fieldValue(values[file], pointer),
      }
      edit({}, `${file}${pointer}`, { [keyOf(file, pointer)]: text })
    },
    /** Puts the text of a field that is not applied on the list of what the calculator leaves out. */
    leaveOut: (file: YearFile, pointer: string, label: string, text: string) =>
      change(
        (before) => addNotInCalculator(before, [`${nameField(file, pointer, label)}: ${text}`]),
        undefined,
        () => ({ [keyOf(file, pointer)]: null }),
      ),
    editTexts: change,
    changeDocument,
    /** Sets the value of a field. Undefined removes it, and the objects around it that it leaves empty. */
    setValue: (file: YearFile, pointer: string, value: unknown) =>
      change((before) => finishEdit({ texts: before, field: { file, pointer, value } }), `${file}${pointer}`),
    /** Makes the next call of `setValue` with the same values faster, by a worker. */
    prepareValue: (file: YearFile, pointer: string, value: unknown) =>
      prepareEdit({ texts: peekTexts(), field: { file, pointer, value } }),
    /** Sets the value of a group in an object. Its amounts are typical until somebody reviews them. */
    addPreset: (file: YearFile, pointer: string, preset: unknown) =>
      changeDocument(file, (document) => {
        markAdded(document, () => setAt(document, pointer, preset))
        return document
      }),
    /** Adds an item to a list. The amounts of a preset are typical until somebody reviews them. */
    addItem: (file: YearFile, pointer: string, item: unknown) =>
      changeDocument(file, (document) => {
        const list = valueAt(document, pointer)
        const length = Array.isArray(list) ? list.length : 0
        markAdded(document, () => setAt(document, `${pointer}/${length}`, item))
        return document
      }),
    /** Changes a list, which is created if the document has none. */
    changeList: (file: YearFile, pointer: string, makeChange: (items: unknown[], copy: Copy) => void) =>
      changeDocument(file, (document, copy) => {
        const list = valueAt(document, pointer)
        const items = Array.isArray(list) ? (list as unknown[]) : []
        makeChange(items, copy)
        return items === list ? document : setAt(document, pointer, items)
      }),
  }
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
