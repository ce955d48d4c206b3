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
  const current = useMemo(() => readFlags(text), [text])
  // While the text has a syntax error, the switches keep their state.
  const [last, setLast] = useState({ path, flags: current })
  if (current && last.flags !== current) setLast({ path, flags: current })
  const flags = current ?? (last.path === path ? last.flags : null)
  return (
    <fieldset className="flags" disabled={current === null}>
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

/** The flags that an instance turns on; null if its text has a syntax error, or no features. */
export function readFlags(text: string): ReadonlySet<string> | null {
  const { value, isJsonc } = parseText(text)
  if (!isJsonc || !isRecord(value) || !isRecord(value.features)) return null
  const values = new Map(Object.entries(value.features))
  for (const flag of flagsOnByDefault) values.set(flag, values.get(flag) ?? true)
  return new Set([...values].filter(([, isOn]) => isOn === true).map(([flag]) => flag))
}
