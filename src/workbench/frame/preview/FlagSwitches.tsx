import { useMemo, useState } from 'react'
import { setValue } from '../../../check/edit/jsonEdits.ts'
import { parseText } from '../../../check/edit/editJson.ts'
import { flagsOnByDefault, type Flag } from '../../../contract/instance.ts'
import { personalQuestions } from '../../../contract/personalQuestions.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { useWorkbench, useDispatch, useSession } from '../../state/WorkbenchProvider.tsx'
import { Switch } from '../../ui/Switch.tsx'

const switches: { flag: Flag; title: string }[] = [
  ...personalQuestions.map(({ flag, label }) => ({ flag, title: label })),
  { flag: 'singleChild', title: 'Single child' },
  { flag: 'customScenario', title: 'Custom scenario' },
  { flag: 'customPerPerson', title: 'Custom uses per person' },
  { flag: 'accountExplorer', title: 'Account explorer' },
]

/** Switches that write the client's feature flags into its instance.json. The editor can undo each change. */
export function FlagSwitches() {
  const { client, files } = useWorkbench()
  const dispatch = useDispatch()
  const year = useSession()?.year ?? null
  const path = `${year === null ? client : `${client}/${year}`}/instance.json`
  const text = files[path]?.text ?? ''
  const { flags: current, isJsonc } = useMemo(() => readFlags(text), [text])
  // While a syntax error hides the features, the switches keep their state.
  const [last, setLast] = useState({ path, flags: current })
  if (current && last.flags !== current) setLast({ path, flags: current })
  const flags = current ?? (last.path === path ? last.flags : null)
  return (
    <fieldset className="flags" disabled={!isJsonc || current === null}>
      <legend>Features of the calculator</legend>
      {switches.map(({ flag, title }) => (
        <Switch
          key={flag}
          label={title}
          isOn={flags?.has(flag) ?? false}
          onChange={(isOn) =>
            dispatch({ type: 'textReplaced', path, text: setValue(text, ['features', flag], isOn) })
          }
        />
      ))}
    </fieldset>
  )
}

/** The flags that an instance turns on; null if it has no features, or none that can be read after a syntax error. */
export function readFlags(text: string): { flags: ReadonlySet<string> | null; isJsonc: boolean } {
  const { value, isJsonc } = parseText(text)
  if (!isRecord(value) || !isRecord(value.features)) return { flags: null, isJsonc }
  const values = new Map(Object.entries(value.features))
  for (const flag of flagsOnByDefault) values.set(flag, values.get(flag) ?? true)
  const flags = new Set([...values].filter(([, isOn]) => isOn === true).map(([flag]) => flag))
  return { flags, isJsonc }
}
