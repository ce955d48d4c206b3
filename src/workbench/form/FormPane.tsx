import FileWarning from '~icons/lucide/file-warning'
import { useMemo, useRef } from 'react'
import { yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import type { YearDocuments } from '../state/useYearDocuments.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { DiagnosticsContext, type YearDiagnostics } from './diagnostics/fieldDiagnostics.ts'
import { FormYearProvider, useFormYear } from './edit/FormYear.tsx'
import { readReferences, ReferencesContext } from './fields/References.ts'
import { RefusedTextsContext } from './fields/RefusedTexts.ts'
import { findSyntaxError } from './findSyntaxError.ts'
import { SelectionContext, type Selection } from './list/Selection.ts'
import { SectionForm } from './SectionForm.tsx'
import type { Section } from '../sections.ts'
import { useJumps } from './useJumps.ts'
import { useRefusedTexts } from './useRefusedTexts.ts'
import './FormPane.css'

interface FormPaneProps {
  section: Section
  /** The diagnostics of the open year, by file. */
  diagnostics: YearDiagnostics
  /** The chosen item of each list. */
  selection: Selection
  /** Shows a place in a file under JSON. */
  onShowJson: (file: YearFile, offset: number) => void
}

/** The forms of a section. */
export function FormPane(props: FormPaneProps) {
  return (
    <FormYearProvider>
      <FormContent {...props} />
    </FormYearProvider>
  )
}

function FormContent({ section, diagnostics, selection, onShowJson }: FormPaneProps) {
  const { documents } = useFormYear()
  const instance = documents['instance.json'].value
  const plans = documents['plans.json'].value
  const references = useMemo(() => readReferences(instance, plans), [instance, plans])
  const refusedTexts = useRefusedTexts()
  const pane = useRef<HTMLDivElement>(null)
  useJumps(pane, selection.choose)
  const broken = useMemo(() => findBroken(documents, section), [documents, section])
  return (
    // Each section starts at the top.
    <div key={section.name} className="form-pane" ref={pane}>
      {broken ? (
        <div className="form-broken" role="alert">
          <FileWarning aria-hidden />
          <p>
            {broken.file} {broken.problem}, so there is no form for it. Nothing in it is lost.
          </p>
          <ToolbarButton onClick={() => onShowJson(broken.file, broken.offset)}>Show in JSON</ToolbarButton>
        </div>
      ) : (
        <DiagnosticsContext value={diagnostics}>
          <ReferencesContext value={references}>
            <SelectionContext value={selection}>
              <RefusedTextsContext value={refusedTexts}>
                <SectionForm section={section} />
              </RefusedTextsContext>
            </SelectionContext>
          </ReferencesContext>
        </DiagnosticsContext>
      )}
    </div>
  )
}

/** The first file of a section that cannot be read. */
function findBroken(documents: YearDocuments, { parts }: Section) {
  for (const file of yearFiles) {
    // Grids and lists edit both files.
    if (!parts.some((part) => part.kind !== 'fields' || part.file === file)) continue
    const { text, isParsable } = documents[file]
    if (isParsable) continue
    if (text.trim() === '') return { file, offset: 0, problem: 'is empty' }
    const { line, offset } = findSyntaxError(text)
    return { file, offset, problem: `has a syntax error in line ${line}` }
  }
  return null
}
