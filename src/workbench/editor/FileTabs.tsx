import type { Diagnostic } from '../../check/Diagnostic.ts'
import { pathInClient, isChanged, selectClientFiles } from '../state/selectors.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { Tabs } from '../ui/Tabs.tsx'

/** Chooses one of the client's files. @param panel the ID of the editor's panel */
export function FileTabs({ panel, diagnostics }: { panel: string; diagnostics: Diagnostic[] }) {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const errorCount = (name: string) => {
    const count = diagnostics.filter(({ severity, file }) => severity === 'error' && file === name).length
    return count > 0 && ({ count, tone: 'error' } as const)
  }
  return (
    <Tabs
      label="Files of the client"
      panel={panel}
      tabs={selectClientFiles(model).map(([name, file]) => ({
        name,
        title: tabTitle(name),
        dot: isChanged(file) ? 'changed' : undefined,
        ...errorCount(name),
      }))}
      chosen={model.path}
      onChoose={(name) => dispatch({ type: 'fileChosen', path: name })}
    />
  )
}

/** "2028/plans.json" becomes "2028 plans", because a path is too long for a tab. */
function tabTitle(path: string) {
  return pathInClient(path).replace(/^(.+)\/([^/]+)\.json$/, '$1 $2')
}
