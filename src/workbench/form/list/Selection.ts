import { createContext, use, useCallback, useMemo, useState } from 'react'

/** The chosen item of each list of the form, by the file and the JSON Pointer of the list. */
export interface Selection {
  chosen: Readonly<Record<string, number>>
  choose: (list: string, index: number) => void
}

export const SelectionContext = createContext<Selection>({ chosen: {}, choose: () => {} })

/** The chosen item of a list with so many items, and a function that chooses another one. */
export function useSelection(list: string, count: number): [number, (index: number) => void] {
  const { chosen, choose } = use(SelectionContext)
  const index = Math.max(0, Math.min(chosen[list] ?? 0, count - 1))
  return [index, useCallback((next: number) => choose(list, next), [choose, list])]
}

/** Remembers the chosen item of each list. @param folder of the year; another year resets the choices */
export function useSelections(folder: string): Selection {
  const [state, setState] = useState<{ folder: string; chosen: Selection['chosen'] }>({ folder, chosen: {} })
  if (state.folder !== folder) setState({ folder, chosen: {} })
  const { chosen } = state
  const choose = useCallback(
    (list: string, index: number) =>
      setState((latest) => ({ ...latest, chosen: { ...latest.chosen, [list]: index } })),
    [],
  )
  return useMemo(() => ({ chosen, choose }), [chosen, choose])
}
