import { useMemo } from 'react'
import { parentFolder, yearFiles } from '../../../contract/clientFiles.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { openTexts } from '../../state/clientYears.ts'
import { compareSides, sideOf, type Side } from '../../../compare/compareSides.ts'
import type { Difference } from '../../../compare/Difference.ts'
import { readFile } from '../../state/diskRequests.ts'
import { errorMessage } from '../../state/errorMessage.ts'
import { notSigned, readSignOff } from '../../state/signOff.ts'
import { isChanged, selectClientFiles, yearFolderOf } from '../../state/selectors.ts'
import { useAsync } from '../../state/useAsync.ts'
import { useDisk } from '../../state/useDisk.ts'
import { useOpenYear } from '../../state/useOpenYear.ts'
import { useDispatch, useLatestWorkbench, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { ChangedFile } from './ChangedFile.tsx'
import { disk, diskTexts, listComparisons, orderSides, signOff } from './comparisons.ts'
import { DifferenceList } from './DifferenceList.tsx'

/** Compares the open year with the disk, its sign-off, another year, or another client, in words. */
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
    <div className="stack panel-content">
      <LabeledSelect label="Compare" choices={choices} chosen={compared} onChoose={setChosen} />
      {compared === disk && <DiskComparison key={open} folder={open} />}
      {compared === signOff && <SignOffComparison key={open} folder={open} />}
      {compared !== disk && compared !== signOff && (
        // When the other year is opened, the open one takes its place in the choice.
        <YearComparison key={compared} open={open} other={compared} onOpenOther={() => setChosen(open)} />
      )}
    </div>
  )
}

/** Your edits of the open year in words, and the changed files of the client. */
function DiskComparison({ folder }: { folder: string }) {
  const { files, client } = useWorkbench()
  const latest = useLatestWorkbench()
  const dispatch = useDispatch()
  const { refresh } = useDisk()
  const { change } = useOpenYear()
  const shown = selectClientFiles({ client, files })
  const changed = shown.filter(([, file]) => isChanged(file))
  const edited = openTexts(files, folder)
  // A file that is not on disk has nothing to compare with, and says so.
  const isComparable = changed.some(
    ([path, { diskText }]) => parentFolder(path) === folder && diskText !== null,
  )
  return (
    <>
      {changed.length === 0 && <p>These files match the disk.</p>}
      {edited && isComparable && (
        <SideComparison
          before={{ folder, texts: diskTexts(files, folder, edited), title: 'the disk' }}
          after={{ folder, texts: edited, title: 'your edits' }}
          whenSame="no value differs, only how a file is written"
          onRevert={(difference) => {
            const isOutdated = shown.some(([path, { text }]) => latest.files[path]?.text !== text)
            if (isOutdated)
              dispatch({ type: 'noticeShown', message: 'The files have just changed. Revert again.' })
            else if (change(difference.revert))
              dispatch({ type: 'noticeShown', message: 'Reverted. Undo brings it back.' })
          }}
        />
      )}
      {changed.map(([path, file]) => (
        <ChangedFile key={path} path={path} file={file} />
      ))}
      <ToolbarButton onClick={() => void refresh()}>Refresh</ToolbarButton>
    </>
  )
}

/** The differences between what the client has signed and the open year with its unsaved edits. */
function SignOffComparison({ folder }: { folder: string }) {
  const { texts } = useOpenYear()
  // Another list each time the disk is listed.
  const { signOffs } = useWorkbench()
  const signed = useAsync(signOffs, async () => {
    const read = await readSignOff(folder).catch(errorMessage)
    return read ?? notSigned.text
  })
  if (signed === null) return <p role="status">Reading the sign-off…</p>
  if (typeof signed === 'string') return <p role="status">{signed}</p>
  return (
    <SideComparison
      before={{ folder, texts: signed.texts, title: `the sign-off by ${signed.signedBy}` }}
      after={{ folder, texts, title: sideOf(folder, texts).title }}
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
  if (typeof openRead === 'string') return <p role="alert">{openRead}</p>
  if (typeof otherRead === 'string') return <p role="alert">{otherRead}</p>
  const { before, after } = orderSides(sideOf(open, openRead), sideOf(other, otherRead))
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
  /** What to say if no value differs. */
  whenSame?: string
  /** Called before a place of the later side is shown. */
  onOpen?: () => void
  onRevert?: (difference: Difference) => void
}

function SideComparison({ before, after, whenSame, onOpen, onRevert }: SideComparisonProps) {
  const dispatch = useDispatch()
  const texts = [before, after].flatMap((side) => yearFiles.map((file) => side.texts[file]))
  const differences = useMemo(
    () => compareSides(before, after),
    // oxlint-disable-next-line react/exhaustive-deps -- the sides are new objects in each render, with the same texts
    [...texts, before.title, after.title],
  )
  if (typeof differences === 'string') return <p role="alert">{differences}</p>
  return (
    <DifferenceList
      title={`From ${before.title} to ${after.title}`}
      whenSame={whenSame}
      differences={differences}
      onOpen={({ file, pointer }) => {
        onOpen?.()
        dispatch({ type: 'jumped', jump: { path: `${after.folder}/${file}`, pointer } })
      }}
      onRevert={onRevert}
    />
  )
}

/**
 * The texts of any year: with unsaved edits if it is open, otherwise from the disk. A sentence if they cannot be read, and
 * null while they are being read.
 */
function useYearTexts(folder: string): YearTexts | string | null {
  const { files } = useWorkbench()
  const open = openTexts(files, folder)
  const read = useAsync(open ? null : folder, async (closed) => {
    const result = closed === null ? null : await readTexts(closed).catch(errorMessage)
    return { folder: closed, result }
  })
  return open ?? (read?.folder === folder ? read.result : null)
}

/** @throws Error with a message for the user if a file cannot be read */
async function readTexts(folder: string): Promise<YearTexts> {
  const texts = await Promise.all(
    yearFiles.map(async (name) => {
      const file = await readFile(`${folder}/${name}`)
      if (!file) throw new Error(`${folder}/${name} is not on disk.`)
      return [name, file.text]
    }),
  )
  return Object.fromEntries(texts) as YearTexts
}
