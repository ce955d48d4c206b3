import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'
import { disk, listComparisons } from './comparisons.ts'
import './ComparePanel.css'
import { DiskComparison } from './DiskComparison.tsx'
import { YearComparison } from './YearComparison.tsx'
import { yearFolderOf } from '../../state/selectors.ts'

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
    <div className="compare">
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
