import { parseTree } from 'jsonc-parser'
import { useMemo } from 'react'
import { findNode } from '../../../clients/locateIssues.ts'
import { parentFolder } from '../../../contract/clientFiles.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import type { Difference } from '../../state/compare/Difference.ts'
import { revertDifference } from '../../state/compare/revertDifference.ts'
import { isChanged, selectClientFiles, yearFolderOf } from '../../state/selectors.ts'
import { useDisk } from '../../state/useDisk.ts'
import { useEditYear } from '../../state/useYearDocuments.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { ChangedFile } from './ChangedFile.tsx'
import {
  compareSides,
  disk,
  diskTexts,
  listComparisons,
  openTexts,
  orderSides,
  type Side,
} from './comparisons.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { useSide, useYearTexts } from './useSide.ts'

/** Compares the open year with the disk, another year, or another client, in words. */
export function ComparePanel() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const chosen = model.view.comparison
  const setChosen = (comparison: string) => dispatch({ type: 'viewChanged', view: { comparison } })
  const open = yearFolderOf(model.path)
  const choices = listComparisons(model)
  // The chosen year may have been deleted.
  const compared = choices.some(({ name }) => name === chosen) ? chosen : disk
  return (
    <div className="panel-content">
      <LabeledSelect label="Compare" choices={choices} chosen={compared} onChoose={setChosen} />
      {compared === disk ? (
        <DiskComparison />
      ) : (
        <YearComparison
          key={compared}
          open={open}
          other={compared}
          // The other year becomes the open one.
          onOpenOther={() => setChosen(open)}
        />
      )}
    </div>
  )
}

/** Your edits of the open year in words, and the changed files of the client. */
function DiskComparison() {
  const { files, client, path } = useWorkbench()
  const { refresh } = useDisk()
  const folder = yearFolderOf(path)
  const changed = selectClientFiles({ client, files }).filter(([, file]) => isChanged(file))
  const edited = openTexts(files, folder)
  const onDisk = diskTexts(files, folder)
  return (
    <>
      {changed.length === 0 && <p>These files match the disk.</p>}
      {edited && onDisk && changed.some(([each]) => parentFolder(each) === folder) && (
        <EditedYear key={folder} folder={folder} onDisk={onDisk} edited={edited} />
      )}
      {changed.map(([each, file]) => (
        <ChangedFile key={each} path={each} file={file} />
      ))}
      <ToolbarButton onClick={() => void refresh()}>Refresh</ToolbarButton>
    </>
  )
}

function EditedYear({ folder, onDisk, edited }: { folder: string; onDisk: YearTexts; edited: YearTexts }) {
  const dispatch = useDispatch()
  const { change } = useEditYear()
  const before = useSide(folder, onDisk, 'the disk')
  const after = useSide(folder, edited, 'your edits')
  return (
    <SideComparison
      before={before}
      after={after}
      onRevert={(difference) => {
        if (change((texts) => revertDifference(texts, difference, after.texts)))
          dispatch({ type: 'noticeShown', message: 'Reverted. Undo brings it back.' })
      }}
    />
  )
}

interface YearComparisonProps {
  /** The folder of the open year. */
  open: string
  /** The folder of the other year. */
  other: string
  /** Called before a link opens the other year. */
  onOpenOther: () => void
}

/** The differences between the open year and another one, which can be another client's. */
function YearComparison({ open, other, onOpenOther }: YearComparisonProps) {
  const openRead = useYearTexts(open)
  const otherRead = useYearTexts(other)
  if (openRead === null || otherRead === null) return <p role="status">Reading the files…</p>
  if ('error' in openRead) return <p role="alert">{openRead.error}</p>
  if ('error' in otherRead) return <p role="alert">{otherRead.error}</p>
  const texts = { open: openRead.texts, other: otherRead.texts }
  return <TextComparison open={open} other={other} texts={texts} onOpenOther={onOpenOther} />
}

function TextComparison({
  open,
  other,
  texts,
  onOpenOther,
}: YearComparisonProps & { texts: { open: YearTexts; other: YearTexts } }) {
  const openSide = useSide(open, texts.open)
  const otherSide = useSide(other, texts.other)
  const { before, after } = orderSides(openSide, otherSide)
  return (
    <SideComparison
      before={before}
      after={after}
      onOpen={() => {
        if (after.folder !== open) onOpenOther()
      }}
    />
  )
}

interface SideComparisonProps {
  before: Side
  after: Side
  /** Called before a place of the later side is shown. */
  onOpen?: () => void
  onRevert?: (difference: Difference) => void
}

function SideComparison({ before, after, onOpen, ...actions }: SideComparisonProps) {
  const dispatch = useDispatch()
  const differences = useMemo(() => compareSides(before, after), [before, after])
  return (
    <DifferenceList
      title={`From ${before.title} to ${after.title}`}
      differences={differences}
      onOpen={({ file, pointer }) => {
        onOpen?.()
        const offset = findNode(parseTree(after.texts[file]), pointer)?.offset ?? 0
        dispatch({ type: 'jumped', jump: { path: `${after.folder}/${file}`, offset, pointer } })
      }}
      {...actions}
    />
  )
}
