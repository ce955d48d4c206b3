import Maximize2 from '~icons/lucide/maximize-2'
import { useCallback, useMemo, useState } from 'react'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { fileName, isYearFile, parentFolder, yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import { byYearFile } from '../../contract/yearDocuments.ts'
import { FormPane } from '../form/FormPane.tsx'
import type { Selection, YearDiagnostics } from '../form/FormYear.tsx'
import { findSection, findSectionOf, sections } from '../../compare/form/sections.ts'
import { useUnapplied, type ListedText } from '../state/useUnapplied.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { tabId, Tabs } from '../ui/Tabs.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import './EditorPane.css'
import { PropertyDescription } from './PropertyDescription.tsx'
import { useEditor } from './useEditor.ts'
import { isChanged, pathInClient, selectClientFiles, yearFolderOf } from '../state/selectors.ts'

const formPanel = 'form-panel'
const jsonPanel = 'editor-panel'

const views = [
  { name: 'form', title: 'Form' },
  { name: 'json', title: 'JSON' },
] as const

/** The client's documents as forms, or as text. */
export function EditorPane() {
  const { path, view, checked } = useWorkbench()
  const { diagnostics } = checked
  const container = useEditor()
  const isJson = view.editor === 'json'
  const dispatch = useDispatch()
  const folder = yearFolderOf(path)
  const unapplied = useUnapplied().filter((text) => parentFolder(text.path) === folder)
  const section = findSection(view.section)
  const selection = useSelection(folder)
  const yearDiagnostics = useMemo(() => ofYear(diagnostics, folder), [diagnostics, folder])

  const showJson = (file: YearFile, offset?: number) => {
    dispatch({ type: 'viewChanged', view: { editor: 'json' } })
    if (offset === undefined) dispatch({ type: 'fileChosen', path: `${folder}/${file}` })
    else dispatch({ type: 'jumped', jump: { path: `${folder}/${file}`, offset } })
  }
  const showForm = () => {
    const file = fileName(path)
    const shown = section.file === file || !isYearFile(file) ? section : findSectionOf(file, '')
    dispatch({ type: 'viewChanged', view: { editor: 'form', section: shown.name } })
  }
  return (
    <section className="editor-pane" aria-label="Files">
      {/* The switch stays the same element, so that it keeps the focus. */}
      <div className="editor-bar-container">
        <div className="bar editor-bar">
          {isJson ? (
            <FileTabs panel={jsonPanel} />
          ) : (
            <Tabs
              label="Sections of the form"
              panel={formPanel}
              tabs={sections.map(({ name, title }) => ({
                name,
                title,
                ...countBySection(yearDiagnostics, unapplied, name),
              }))}
              chosen={section.name}
              onChoose={(name) => dispatch({ type: 'viewChanged', view: { section: name } })}
            />
          )}
          <div className="bar-end">
            {(isJson || view.isJsonOffered) && (
              <SegmentedControl
                label="View"
                choices={views}
                chosen={view.editor}
                onChoose={(name) => (name === 'json' ? showJson(section.file) : showForm())}
              />
            )}
            <ToolbarButton
              icon={Maximize2}
              variant="quiet"
              className="toolbar-button expand-button"
              title="Expand: hides the calculator"
              aria-pressed={view.isEditorExpanded}
              onClick={() =>
                dispatch({ type: 'viewChanged', view: { isEditorExpanded: !view.isEditorExpanded } })
              }
            />
          </div>
        </div>
      </div>
      {isJson ? (
        <div className="editor-panel" role="tabpanel" id={jsonPanel} aria-labelledby={tabId(jsonPanel, path)}>
          <div className="editor" ref={container} />
          <PropertyDescription />
        </div>
      ) : (
        <div
          className="form-panel"
          role="tabpanel"
          id={formPanel}
          aria-labelledby={tabId(formPanel, section.name)}
        >
          <FormPane
            key={folder}
            section={section}
            diagnostics={yearDiagnostics}
            selection={selection}
            onShowJson={showJson}
          />
        </div>
      )}
    </section>
  )
}

/** Chooses one of the client's files. @param panel the ID of the editor's panel */
function FileTabs({ panel }: { panel: string }) {
  const model = useWorkbench()
  const { diagnostics } = model.checked
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

/** Remembers the chosen item of each list. @param folder of the year; another year resets the choices */
function useSelection(folder: string): Selection {
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

function ofYear(diagnostics: Diagnostic[], folder: string): YearDiagnostics {
  return byYearFile((file) => diagnostics.filter((each) => each.file === `${folder}/${file}`))
}

/** The number of problems and unapplied texts in a section, for its tab. Without any, there is no number. */
function countBySection(
  diagnostics: YearDiagnostics,
  unapplied: readonly ListedText[],
  section: string,
): { count?: number; tone?: 'error' } {
  const own = yearFiles.flatMap((file) =>
    diagnostics[file].filter(({ pointer }) => findSectionOf(file, pointer).name === section),
  )
  const unappliedCount = unapplied.filter((text) => text.section === section).length
  const count = own.length + unappliedCount
  const hasErrors = unappliedCount > 0 || own.some(({ severity }) => severity === 'error')
  return { ...(count > 0 && { count }), ...(hasErrors && { tone: 'error' }) }
}
