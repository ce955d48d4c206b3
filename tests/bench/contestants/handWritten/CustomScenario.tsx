import { memo, useCallback, useState } from 'react'
import type { ServiceUses } from '../../../../src/contract/generated/inputs.d.ts'
import type { Service } from '../../../../src/contract/generated/instance.d.ts'
import { Dialog } from '../frame/Dialog.tsx'

interface Props {
  services: Service[]
  onClose: () => void
  onUse: (uses: ServiceUses[]) => void
}

export function CustomScenario({ services, onClose, onUse }: Props) {
  const [drafts, setDrafts] = useState(() => services.map(() => '0'))
  const [isChecked, setChecked] = useState(false)
  const change = useCallback(
    (position: number, text: string) => setDrafts((now) => now.with(position, text)),
    [],
  )
  const use = () => {
    setChecked(true)
    if (drafts.every(isUses)) onUse(services.map((service, n) => ({ ...service, uses: Number(drafts[n]) })))
  }
  return (
    <Dialog title="Build Custom Scenario" onClose={onClose}>
      <table>
        <thead>
          <tr>
            <th>Service</th>
            <th>Uses</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ id, name }, n) => (
            <Row
              key={id}
              name={name}
              position={n}
              text={drafts[n]!}
              isChecked={isChecked}
              onChange={change}
            />
          ))}
        </tbody>
      </table>
      <button type="button" onClick={use}>
        Use Custom Scenario
      </button>
    </Dialog>
  )
}

interface RowProps {
  name: string
  position: number
  text: string
  isChecked: boolean
  onChange: (position: number, text: string) => void
}

const Row = memo(function Row({ name, position, text, isChecked, onChange }: RowProps) {
  const isWrong = isChecked && !isUses(text)
  return (
    <tr>
      <th scope="row">
        <label htmlFor={`uses-${position}`}>{name}</label>
      </th>
      <td>
        <input
          id={`uses-${position}`}
          inputMode="numeric"
          value={text}
          aria-invalid={isWrong}
          onChange={(event) => onChange(position, event.target.value)}
        />
        {isWrong && <p>Enter a whole number from 0 to 9,999</p>}
      </td>
    </tr>
  )
})

function isUses(text: string) {
  return /^\d{0,4}$/.test(text)
}
