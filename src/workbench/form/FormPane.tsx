import FileWarning from '~icons/lucide/file-warning'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { parseText } from '../../check/edit/editJson.ts'
import { JsonDocument } from '../../check/source/JsonDocument.ts'
import { LineMap } from '../../clients/LineMap.ts'
import { fileName, yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import { parentPointer, parsePointer } from '../../contract/pointer.ts'
import type { Section } from '../../compare/form/sections.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { Jump } from '../state/model.ts'
import { isIndex } from '../state/setAt.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { fieldId, FormYearProvider, useFormYear, type Selection, type YearDiagnostics } from './FormYear.tsx'
import { SectionForm } from './SectionForm.tsx'
import './FormPane.css'

interface FormPaneProps {
  section: Section
  /** The diagnostics of the open year, by file. */
  diagnostics: YearDiagnostics
  /** The chosen item of each list. */
  selection: Selection
  /** Shows a place in the text of a file. */
  onShowJson: (file: YearFile, offset: number) => void
}

/** The forms of a section. */
export function FormPane({ diagnostics, selection, ...props }: FormPaneProps) {
  return (
    <FormYearProvider diagnostics={diagnostics} selection={selection}>
      <FormContent {...props} />
    </FormYearProvider>
  )
}

function FormContent({ section, onShowJson }: Pick<FormPaneProps, 'section' | 'onShowJson'>) {
  const { texts, selection } = useFormYear()
  const pane = useRef<HTMLDivElement>(null)
  useJumps(pane, selection.choose)
  const broken = useMemo(() => findBroken(texts, section), [texts, section])
  return (
    // Each section starts at the top.
    <div key={section.name} className="form-pane stack" ref={pane}>
      {broken ? (
        <div className="form-broken" role="alert">
          <FileWarning aria-hidden />
          <p>
            Ask the person who edited {broken.file} to correct it, or restore its last version: it{' '}
            {broken.reason}, so there is no form for it. Nothing in it is lost.
          </p>
          <ToolbarButton onClick={() => onShowJson(broken.file, broken.offset)}>Show in JSON</ToolbarButton>
        </div>
      ) : (
        <SectionForm section={section} />
      )}
    </div>
  )
}

/** The first file of a section that cannot be read. Comments and trailing commas can. */
function findBroken(texts: YearTexts, { parts }: Section) {
  for (const file of yearFiles) {
    // Grids and lists edit both files.
    if (!parts.some((part) => part.kind !== 'fields' || part.file === file)) continue
    const text = texts[file]
    const document = parseText(text)
    // Reading the positions in a large text for the second takes longer.
    if (document.isJson || document.isJsonc) continue
    if (text.trim() === '') return { file, offset: 0, reason: 'is empty' }
    const offset = new JsonDocument('', text).errors[0]?.offset ?? 0
    const { line } = new LineMap(text).positionAt(offset)
    return { file, offset, reason: `has a syntax error in line ${line}` }
  }
  return null
}

/** Moves the focus to the field that a jump leads to, and chooses the list items around it. */
function useJumps(pane: RefObject<HTMLElement | null>, choose: Selection['choose']): void {
  const { jump } = useWorkbench()
  // A jump from before the form was shown has led to the text.
  const last = useRef(jump?.isInForm ? null : jump)
  useEffect(() => {
    if (jump === last.current) return undefined
    last.current = jump
    if (jump?.pointer === undefined || followed.has(jump)) return undefined
    followed.add(jump)
    chooseItems(jump, choose)
    // After the items have rendered.
    const frame = requestAnimationFrame(() => focusField(pane.current, jump))
    return () => cancelAnimationFrame(frame)
  }, [jump, choose, pane])
}

/** The form can be closed and opened again after a jump. */
const followed = new WeakSet<Jump>()

function chooseItems({ path, pointer = '' }: Jump, choose: Selection['choose']) {
  const parts = parsePointer(pointer)
  for (const [index, part] of parts.entries())
    if (isIndex(part)) choose(fieldId(fileName(path), `/${parts.slice(0, index).join('/')}`), Number(part))
}

/** Focuses the field of a jump, or else the nearest one around it. */
function focusField(pane: HTMLElement | null, { path, pointer = '' }: Jump) {
  for (let each = pointer; each !== ''; each = parentPointer(each)) {
    const field = pane?.querySelector(`[data-place="${CSS.escape(fieldId(fileName(path), each))}"]`)
    if (!field) continue
    field.closest('details')?.setAttribute('open', '')
    field.scrollIntoView({ block: 'nearest' })
    const control =
      field.querySelector<HTMLElement>('input, select, textarea, [role="switch"]') ??
      field.querySelector<HTMLElement>('[role="option"][tabindex="0"], button')
    control?.focus()
    return
  }
}
