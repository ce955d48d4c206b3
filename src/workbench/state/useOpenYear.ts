import { useMemo } from 'react'
import { EditError } from '../../check/edit/editJson.ts'
import { parseYear } from '../../check/edit/editYear.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { textsOf } from './clientYears.ts'
import type { UnappliedTexts } from './UnappliedText.ts'
import { yearFolderOf } from './selectors.ts'
import { useStore, useWorkbench, type Store } from './WorkbenchProvider.tsx'

/**
 * The two documents of the year whose file is open, and functions that change them. Each call of a function is one step
 * for Undo: call only one.
 */
export type OpenYear = ReturnType<typeof createOpenYear>

/** Reads the open year. It is the same object until a text changes. */
export function useOpenYear(): OpenYear {
  const { path, files } = useWorkbench()
  const store = useStore()
  const folder = yearFolderOf(path)
  const { 'instance.json': instance, 'plans.json': plans } = textsOf(files, folder)
  return useMemo(
    () => createOpenYear(folder, { 'instance.json': instance, 'plans.json': plans }, store),
    [folder, instance, plans, store],
  )
}

function createOpenYear(folder: string, texts: YearTexts, { dispatch, getModel, peek, delay }: Store) {
  /** The texts after all changes, also those that no component shows yet. */
  const latestTexts = () => textsOf(getModel().files, folder)
  /** Replaces texts, and unapplied texts by key. Calls for the same field that follow quickly are one step for Undo. */
  const edit = (changed: Partial<YearTexts>, field?: string, unapplied?: UnappliedTexts) =>
    dispatch({
      type: 'filesEdited',
      texts: Object.fromEntries(Object.entries(changed).map(([file, text]) => [`${folder}/${file}`, text])),
      ...(unapplied && { unapplied }),
      ...(field !== undefined && { group: { name: `${folder} ${field}`, at: Date.now() } }),
    })

  return {
    /** "acme" for the current year, "acme/2028" for another. */
    folder,
    texts,
    /** As far as the texts can be parsed: they may not match their schemas. Names are in the client's first language. */
    values: parseYear(texts),
    latestTexts,
    /** The texts without the changes that are delayed. */
    peekTexts: () => textsOf(peek().files, folder),
    delay,
    edit,
    /**
     * Changes texts. If the change throws an EditError, a notice says why.
     * @param listUnapplied called after the change
     * @returns whether the texts are changed
     */
    change: (
      makeChange: (before: YearTexts) => Partial<YearTexts>,
      field?: string,
      listUnapplied?: () => UnappliedTexts,
    ): boolean => {
      try {
        edit(makeChange(latestTexts()), field, listUnapplied?.())
        return true
      } catch (error) {
        if (!(error instanceof EditError)) throw error
        dispatch({ type: 'noticeShown', tone: 'bad', message: error.message })
        return false
      }
    },
  }
}
