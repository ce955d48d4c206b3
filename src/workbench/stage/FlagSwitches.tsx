import type { Flag } from '../../contract/instance.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { withFlag } from '../files/flags.ts'
import { useFlags } from './useFlags.ts'
import './FlagSwitches.css'

const switches: { flag: Flag; title: string }[] = [
  { flag: 'salaryBands', title: 'Salary bands' },
  { flag: 'locations', title: 'Locations' },
  { flag: 'savings', title: 'Savings' },
  { flag: 'singleChild', title: 'Single child' },
  { flag: 'customScenario', title: 'Custom scenario' },
]

/** The client's features. A switch writes into the file, where it can be undone. */
export function FlagSwitches() {
  const { client, files, session } = useWorkbench()
  const dispatch = useDispatch()
  const folder = session?.year === undefined || session.year === null ? client : `${client}/${session.year}`
  const path = `${folder}/instance.json`
  const text = files[path]?.text ?? ''
  const { flags, isReadable } = useFlags(path, text)
  return (
    <fieldset className="flags" disabled={!isReadable}>
      <legend>Features</legend>
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
