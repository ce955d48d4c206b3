import { useMemo, useState } from 'react'
import type { Flag } from '../../../contract/instance.ts'
import { personalQuestions } from '../../../contract/personalQuestions.ts'
import { parseFlags, recoverFlags, withFlag } from './flags.ts'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import './FlagSwitches.css'

const switches: { flag: Flag; title: string }[] = [
  ...personalQuestions.map(({ flag, label }) => ({ flag, title: label })),
  { flag: 'singleChild', title: 'Single child' },
  { flag: 'customScenario', title: 'Custom scenario' },
  { flag: 'customPerPerson', title: 'Custom uses per person' },
  { flag: 'accountExplorer', title: 'Account explorer' },
]

/** Switches that write the client's feature flags into its instance.json. The editor can undo each change. */
export function FlagSwitches() {
  const { client, files, session } = useWorkbench()
  const dispatch = useDispatch()
  const year = session?.year ?? null
  const path = `${year === null ? client : `${client}/${year}`}/instance.json`
  const text = files[path]?.text ?? ''
  const { flags, isReadable } = useFlags(path, text)
  return (
    <fieldset className="flags" disabled={!isReadable}>
      <legend>Features of the calculator</legend>
      {switches.map(({ flag, title }) => (
        <label key={flag}>
          <input
            type="checkbox"
            role="switch"
            checked={flags.has(flag)}
            aria-checked={flags.has(flag)}
            onChange={({ currentTarget }) =>
              dispatch({ type: 'textReplaced', path, text: withFlag(text, flag, currentTarget.checked) })
            }
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}

/** The flags that are on. While the text is not JSON, the flags that were on last. */
function useFlags(path: string, text: string) {
  const current = useMemo(() => parseFlags(text), [text])
  const [last, setLast] = useState<{ path: string; flags: ReadonlySet<string> } | null>(null)
  if (current && last?.flags !== current) setLast({ path, flags: current })
  const previous = last?.path === path ? last.flags : null
  const flags = useMemo(() => current ?? previous ?? recoverFlags(text), [current, previous, text])
  return { flags, isReadable: current !== null }
}
