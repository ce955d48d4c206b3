import { useMemo, type Dispatch } from 'react'
import { EditError, parseText } from '../../check/edit/editJson.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { documentInLanguage } from '../../check/edit/editYear.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { languagesOf } from '../../contract/languages.ts'
import type { WorkbenchEvent } from './reducer.ts'
import { useDispatch, useWorkbench } from './WorkbenchProvider.tsx'
import { yearFolderOf } from './selectors.ts'

interface YearDocument {
  path: string
  text: string
  /** As far as the text can be parsed: it may not match its schema. Texts are in the client's first language. */
  value: unknown
  /** Whether forms can edit the text. Comments and trailing commas are allowed. */
  isParsable: boolean
}

/** The two documents of the year whose file is open. */
export type OpenYear = Record<YearFile, YearDocument>

/** Reads the documents of the open year. A document is the same object until its text changes. */
export function useYearDocuments(): OpenYear {
  const { path, files } = useWorkbench()
  const folder = yearFolderOf(path)
  const textOf = (file: YearFile) => files[`${folder}/${file}`]?.text ?? ''
  const [first] = languagesOf(parseText(textOf('instance.json')).value)
  const instance = useDocument(folder, 'instance.json', textOf('instance.json'), first)
  const plans = useDocument(folder, 'plans.json', textOf('plans.json'), first)
  return useMemo(() => ({ 'instance.json': instance, 'plans.json': plans }), [instance, plans])
}

/** Returns functions that change the documents of the open year. Each call is one step for Undo: call only one. */
export function useEditYear() {
  const documents = useYearDocuments()
  const dispatch = useDispatch()
  return useMemo(() => createYearEditor(documents, dispatch), [documents, dispatch])
}

function useDocument(folder: string, file: YearFile, text: string, first: string): YearDocument {
  return useMemo(() => {
    const { value, isJsonc: isParsable } = parseText(text)
    return { path: `${folder}/${file}`, text, value: documentInLanguage(value, file, first), isParsable }
  }, [folder, file, text, first])
}

function createYearEditor(documents: OpenYear, dispatch: Dispatch<WorkbenchEvent>) {
  /** Replaces texts. Calls for the same field that follow quickly are one step for Undo. */
  const edit = (texts: Partial<YearTexts>, field?: string) =>
    dispatch({
      type: 'filesEdited',
      texts: Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [documents[name as YearFile].path, text]),
      ),
      ...(field !== undefined && {
        group: { name: `${documents['plans.json'].path} ${field}`, at: Date.now() },
      }),
    })

  /** Changes texts. If the change throws an EditError, a notice says why. @returns whether the texts are changed */
  const change = (makeChange: (texts: YearTexts) => Partial<YearTexts>, field?: string): boolean => {
    const texts = {
      'instance.json': documents['instance.json'].text,
      'plans.json': documents['plans.json'].text,
    }
    try {
      edit(makeChange(texts), field)
      return true
    } catch (error) {
      if (!(error instanceof EditError)) throw error
      dispatch({ type: 'noticeShown', tone: 'bad', message: error.message })
      return false
    }
  }

  return { edit, change }
}
