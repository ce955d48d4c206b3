import { setValue } from '../../../check/edit/jsonEdits.ts'
import { parseText } from '../../../check/edit/editJson.ts'
import { flagsOnByDefault, type Flag } from '../../../contract/instance.ts'
import { personalQuestions } from '../../../contract/personalQuestions.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { valueAt } from '../../../contract/pointer.ts'
import { yearFolderOf } from '../../state/selectors.ts'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import { Switch } from '../../ui/Switch.tsx'

const switches: { flag: Flag; title: string }[] = [
  ...personalQuestions.map(({ flag, label }) => ({ flag, title: label })),
  { flag: 'singleChild', title: 'Single child' },
  { flag: 'customScenario', title: 'Custom scenario' },
  { flag: 'customPerPerson', title: 'Custom uses per person' },
  { flag: 'household', title: 'Actual household' },
  { flag: 'currentPlan', title: 'Current plan' },
  { flag: 'accountExplorer', title: 'Account explorer' },
]

/** Switches that write the client's feature flags into its instance.json. Undo reverts each change. */
export function FlagSwitches() {
  const { path: openPath, files } = useWorkbench()
  const dispatch = useDispatch()
  const path = `${yearFolderOf(openPath)}/instance.json`
  const text = files[path]?.text ?? ''
  const { value, isJsonc } = parseText(text)
  const features = valueAt(value, '/features')
  return (
    <fieldset className="flags" disabled={!isJsonc || !isRecord(features)}>
      <legend>Features of the calculator</legend>
      {switches.map(({ flag, title }) => (
        <Switch
          key={flag}
          label={title}
          isOn={isFlagOn(features, flag)}
          onChange={(isOn) =>
            dispatch({ type: 'textReplaced', path, text: setValue(text, ['features', flag], isOn) })
          }
        />
      ))}
    </fieldset>
  )
}

export function isFlagOn(features: unknown, flag: Flag): boolean {
  return isRecord(features) && (features[flag] ?? flagsOnByDefault.includes(flag)) === true
}
