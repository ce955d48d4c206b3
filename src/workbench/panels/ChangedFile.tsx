import { useDispatch } from '../state/WorkbenchProvider.tsx'
import { compareWithDisk, type OpenFile } from '../state/OpenFile.ts'
import { insideClient } from '../state/selectors.ts'
import { Tool } from '../ui/Tool.tsx'
import { Difference } from './Difference.tsx'
import { wordsFor } from './standingWords.ts'

/** A file that is not as it is on disk: how it stands to the disk, and what differs. */
export function ChangedFile({ path, file }: { path: string; file: OpenFile }) {
  const dispatch = useDispatch()
  const { text, onDisk, isShown } = file
  const name = insideClient(path)
  const standing = compareWithDisk(file)
  return (
    <section>
      <div className="disk-heading">
        <h2>{name}</h2>
        {onDisk !== null && (
          <Tool onClick={() => dispatch({ type: 'textReplaced', path, text: onDisk })}>
            Take the version on disk
          </Tool>
        )}
      </div>
      <p className="disk-standing" data-standing={standing}>
        {wordsFor(standing, name, isShown)}
      </p>
      {onDisk !== null && <Difference name={name} before={onDisk} after={text} />}
    </section>
  )
}
