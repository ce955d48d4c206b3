import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { insideClient, isChanged, selectClientFiles } from '../state/selectors.ts'
import { tabId, Tabs } from '../ui/Tabs.tsx'
import { PropertyDescription } from './PropertyDescription.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import { useEditor } from './useEditor.ts'
import './EditorPane.css'

const panel = 'editor-panel'

/** The client's files, one at a time, and what can be done with a text. */
export function EditorPane({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { editor, home, canUndo, canRedo } = useEditor(diagnostics)
  const model = useWorkbench()
  const dispatch = useDispatch()
  const { path } = model
  const errorsOf = (name: string) => {
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
            ...errorsOf(name),
          }))}
          chosen={path}
          onChoose={(name) => dispatch({ type: 'fileChosen', path: name })}
        />
        <EditorToolbar editor={editor} path={path} canUndo={canUndo} canRedo={canRedo} />
      </div>
      <div className="editor-panel" role="tabpanel" id={panel} aria-labelledby={tabId(panel, path)}>
        <div className="editor" ref={home} />
        <PropertyDescription />
      </div>
    </section>
  )
}

/** The documents of a year to preview are called after it: a path is too long for a tab. */
function tabTitle(path: string) {
  return insideClient(path).replace(/^(.+)\/(\w+)\.json$/, '$1 $2')
}
