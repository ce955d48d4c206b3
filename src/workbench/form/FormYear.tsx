import { createContext, use, useMemo, type ReactNode } from 'react'
import { useStableCallback } from '../../calculator/ui/useStableCallback.ts'
import { addNotInCalculator } from '../../check/edit/addNotInCalculator.ts'
import type { Copy } from '../../check/edit/editJson.ts'
import { editDocument } from '../../check/edit/editYear.ts'
import { markAdded } from '../../check/typicalValues.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { languagesOf } from '../../contract/languages.ts'
import { valueAt } from '../../contract/pointer.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { findItemName } from '../state/findItemName.ts'
import { fieldValue, unappliedFieldKey } from '../state/UnappliedText.ts'
import { useUnapplied } from '../state/useUnapplied.ts'
import { useOpenYear, type OpenYear } from '../state/useOpenYear.ts'
import { useTypical, type Typical } from '../state/useTypical.ts'
import type { YearDiagnostics } from './countBySection.ts'
import { finishEdit, prepareEdit } from '../state/prepareEdit.ts'
import { setAt } from '../state/setAt.ts'

/** A typed text that means no value, and why. */
interface TypedText {
  text: string
  message: string
}

interface FormYear extends Pick<OpenYear, 'folder' | 'texts' | 'values'> {
  /** The client's languages. The first one is the default. */
  languages: readonly [string, ...string[]]
  diagnostics: YearDiagnostics
  typical: Typical
  selection: Selection
  /** The text of a field that is not applied. It is kept when the field is closed. */
  findUnapplied: (file: YearFile, pointer: string) => TypedText | undefined
  /** One step for Undo, together with a change of the field's value. @param typed null if it has no such text any more */
  setUnapplied: (file: YearFile, pointer: string, label: string, typed: TypedText | null) => void
  /** Puts the text of a field that is not applied on the list of what the calculator leaves out. */
  leaveOut: (file: YearFile, pointer: string, label: string, text: string) => void
  /**
   * Changes the texts of the open year as one step for Undo. If that is not possible, a notice says why.
   * @param field changes of the same field that follow quickly are one step
   * @returns whether the texts are changed
   */
  editTexts: (change: (texts: YearTexts) => Partial<YearTexts>, field?: string) => boolean
  /** Changes the value of a document. @param change returns the new value, and can change the one that it gets */
  changeDocument: (file: YearFile, change: (document: unknown, copy: Copy) => unknown, field?: string) => void
  /** Sets the value of a field. Undefined removes it, and the objects around it that it leaves empty. */
  setValue: (file: YearFile, pointer: string, value: unknown) => void
  /** Makes the next call of `setValue` with the same values faster, by a worker. */
  prepareValue: (file: YearFile, pointer: string, value: unknown) => Promise<void>
  /** Sets the value of a group in an object. Its amounts are typical until somebody reviews them. */
  addPreset: (file: YearFile, pointer: string, preset: unknown) => void
  /** Adds an item to a list. The amounts of a preset are typical until somebody reviews them. */
  addItem: (file: YearFile, pointer: string, item: unknown) => void
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
  const openYear = useOpenYear()
  const editTexts = useStableCallback(openYear.change)
  const unappliedTexts = useUnappliedTexts(openYear)
  const typical = useTypical(openYear)
  const year = useMemo((): FormYear => {
    const { folder, texts, values } = openYear
    const changeDocument: FormYear['changeDocument'] = (file, change, field) =>
      editTexts((before) => editDocument(before, file, change), field)
    return {
      folder,
      texts,
      values,
      languages: languagesOf(values['instance.json']),
      diagnostics,
      typical,
      selection,
      ...unappliedTexts,
      editTexts,
      changeDocument,
      setValue: (file, pointer, value) =>
        editTexts(
          (before) => finishEdit({ texts: before, field: { file, pointer, value } }),
          `${file}${pointer}`,
        ),
      prepareValue: (file, pointer, value) =>
        prepareEdit({ texts: openYear.peekTexts(), field: { file, pointer, value } }),
      addPreset: (file, pointer, preset) =>
        changeDocument(file, (document) => {
          markAdded(document, () => setAt(document, pointer, preset))
          return document
        }),
      changeList: (file, pointer, change) =>
        changeDocument(file, (document, copy) => {
          const list = valueAt(document, pointer)
          const items = Array.isArray(list) ? (list as unknown[]) : []
          change(items, copy)
          return items === list ? document : setAt(document, pointer, items)
        }),
      addItem: (file, pointer, item) =>
        changeDocument(file, (document) => {
          const list = valueAt(document, pointer)
          const items: unknown[] = Array.isArray(list) ? list : []
          markAdded(document, () => setAt(document, `${pointer}/${items.length}`, item))
          return document
        }),
    }
  }, [openYear, diagnostics, typical, selection, unappliedTexts, editTexts])
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

/** The texts of the form's fields that are not applied, from the model. */
function useUnappliedTexts({
  folder,
  values,
  edit,
  change,
}: OpenYear): Pick<FormYear, 'findUnapplied' | 'setUnapplied' | 'leaveOut'> {
  const unapplied = useUnapplied()
  const nameField = (file: YearFile, pointer: string, label: string) =>
    [findItemName(values[file], pointer), label].filter(Boolean).join(': ')
  const setUnapplied = useStableCallback(
    (...[file, pointer, label, typed]: Parameters<FormYear['setUnapplied']>) => {
      const text = typed && {
        file,
        pointer,
        label: nameField(file, pointer, label),
        ...typed,
        current: fieldValue(values[file], pointer),
      }
      edit({}, `${file}${pointer}`, { [unappliedFieldKey(folder, file, pointer)]: text })
    },
  )
  const leaveOut = useStableCallback((...[file, pointer, label, text]: Parameters<FormYear['leaveOut']>) => {
    const term = `${nameField(file, pointer, label)}: ${text}`
    change(
      (before) => addNotInCalculator(before, [term]),
      undefined,
      () => ({ [unappliedFieldKey(folder, file, pointer)]: null }),
    )
  })
  return useMemo(
    () => ({
      findUnapplied: (file, pointer) =>
        unapplied.find(({ key, cell }) => !cell && key === unappliedFieldKey(folder, file, pointer)),
      setUnapplied,
      leaveOut,
    }),
    [unapplied, folder, setUnapplied, leaveOut],
  )
}
