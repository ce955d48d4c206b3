import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { pathInClient, isChanged, selectClientFiles } from '../state/selectors.ts'
import { tabId, Tabs } from '../ui/Tabs.tsx'
import { PropertyDescription } from './PropertyDescription.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import { useEditor } from './useEditor.ts'
import './EditorPane.css'

const panel = 'editor-panel'

/** Shows one of the client's files at a time in an editor. */
export function EditorPane({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { editor, container } = useEditor(diagnostics)
  const model = useWorkbench()
  const dispatch = useDispatch()
  const { path } = model
  const errorCount = (name: string) => {
    const count = diagnostics.filter(({ severity, file }) => severity === 'error' && file === name).length
    return count > 0 && ({ count, tone: 'error' } as const)
  }
  return (
    <section className="editor-pane" aria-label="Files">
      <div className="bar">
        <Tabs
          label="Files of the client"
          panel={panel}
          tabs={selectClientFiles(model).map(([name, file]) => ({
            name,
            title: tabTitle(name),
            dot: isChanged(file) ? 'changed' : undefined,
            ...errorCount(name),
          }))}
          chosen={path}
          onChoose={(name) => dispatch({ type: 'fileChosen', path: name })}
        />
        <EditorToolbar editor={editor} path={path} />
      </div>
      <div className="editor-panel" role="tabpanel" id={panel} aria-labelledby={tabId(panel, path)}>
        <div className="editor" ref={container} />
        <PropertyDescription />
      </div>
    </section>
  )
}

/** "2028/plans.json" becomes "2028 plans", because a path is too long for a tab. */
function tabTitle(path: string) {
  return pathInClient(path).replace(/^(.+)\/(\w+)\.json$/, '$1 $2')
}
