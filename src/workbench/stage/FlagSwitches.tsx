import { useMemo } from 'react'
import type { Flag } from '../../contract/instance.ts'
import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { useSettled } from '../state/useSettled.ts'
import { flagsIn, readableFlagsIn, withFlag } from '../files/flags.ts'

const flags: { flag: Flag; title: string }[] = [
  { flag: 'salaryBands', title: 'Salary bands' },
  { flag: 'locations', title: 'Locations' },
  { flag: 'savings', title: 'Savings' },
  { flag: 'singleChild', title: 'Single child' },
  { flag: 'customScenario', title: 'Custom scenario' },
]

const pause = 80

/** The client's features. A switch writes into the file, where it can be undone. */
export function FlagSwitches() {
  const { client, files, visit } = useBench()
  const dispatch = useDispatch()
  const folder = visit?.year === undefined || visit.year === null ? client : `${client}/${visit.year}`
  const path = `${folder}/instance.json`
  const text = files[path]?.text ?? ''
  const written = useMemo(() => flagsIn(text), [text])
  const settled = useSettled(text, pause)
  const on = useMemo(() => written ?? readableFlagsIn(settled), [written, settled])
  return (
    <fieldset className="flags" disabled={!written}>
      <legend className="visually-hidden">Features</legend>
      {flags.map(({ flag, title }) => (
        <label key={flag}>
          <input
            type="checkbox"
            role="switch"
            checked={on.has(flag)}
            aria-checked={on.has(flag)}
            onChange={({ currentTarget }) =>
              dispatch({ type: 'rewritten', path, text: withFlag(text, flag, currentTarget.checked) })
            }
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
