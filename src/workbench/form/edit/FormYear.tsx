import { createContext, use, useMemo, type ReactNode } from 'react'
import { useStableCallback } from '../../../calculator/ui/useStableCallback.ts'
import type { Copy } from '../../../check/edit/editJson.ts'
import { editDocument } from '../../../check/edit/editYear.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { languagesOf } from '../../../contract/languages.ts'
import { useEditYear, useYearDocuments, type YearDocuments } from '../../state/useYearDocuments.ts'

interface FormYear {
  documents: YearDocuments
  /** The client's languages. The first one is the default. */
  languages: readonly [string, ...string[]]
  /**
   * Changes the texts of the open year as one step for Undo. Shows a problem as a notice.
   * @param field changes of the same field that follow quickly are one step
   */
  editTexts: (change: (texts: YearTexts) => Partial<YearTexts>, field?: string) => void
  /** Changes the value of a document. @param change returns the new value, and can change the one that it gets */
  changeDocument: (file: YearFile, change: (document: unknown, copy: Copy) => unknown, field?: string) => void
}

const FormYearContext = createContext<FormYear | null>(null)

/** Provides the open year to the forms. Renders them again only when a document changes, unlike the model. */
export function FormYearProvider({ children }: { children: ReactNode }) {
  const documents = useYearDocuments()
  const editTexts = useStableCallback(useEditYear().change)
  const year = useMemo(
    (): FormYear => ({
      documents,
      languages: languagesOf(documents['instance.json'].value),
      editTexts,
      changeDocument: (file, change, field) => editTexts((texts) => editDocument(texts, file, change), field),
    }),
    [documents, editTexts],
  )
  return <FormYearContext value={year}>{children}</FormYearContext>
}

export function useFormYear(): FormYear {
  const year = use(FormYearContext)
  if (!year) throw new Error('Wrap this in a FormYearProvider')
  return year
}
