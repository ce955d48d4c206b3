import { memo, useCallback, useState, useEffect, useRef, type ReactNode } from 'react'
import type { ServiceUses } from '../../../src/contract/generated/inputs.d.ts'
import type { Service } from '../../../src/contract/generated/instance.d.ts'

function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={ref} aria-label={title} onCancel={onClose}>
      <h2>{title}</h2>
      <p>A custom scenario overrides the built-in assumptions and may change the outcome.</p>
      {children}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}

interface Props {
  services: Service[]
  onClose: () => void
  onUse: (uses: ServiceUses[]) => void
}

export function CustomScenario({ services, onClose, onUse }: Props) {
  const [drafts, setDrafts] = useState(() => services.map(() => '0'))
  const [isSubmitted, setSubmitted] = useState(false)
  const change = useCallback((index: number, text: string) => setDrafts((now) => now.with(index, text)), [])
  const use = () => {
    setSubmitted(true)
    if (drafts.every(isValidCount))
      onUse(services.map((service, index) => ({ ...service, uses: Number(drafts[index]) })))
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
          {services.map(({ id, name }, index) => (
            <Row
              key={id}
              name={name}
              index={index}
              text={drafts[index]!}
              isSubmitted={isSubmitted}
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
  index: number
  text: string
  isSubmitted: boolean
  onChange: (index: number, text: string) => void
}

const Row = memo(function Row({ name, index, text, isSubmitted, onChange }: RowProps) {
  const isInvalid = isSubmitted && !isValidCount(text)
  return (
    <tr>
      <th scope="row">
        <label htmlFor={`uses-${index}`}>{name}</label>
      </th>
      <td>
        <input
          id={`uses-${index}`}
          inputMode="numeric"
          value={text}
          aria-invalid={isInvalid}
          onChange={(event) => onChange(index, event.target.value)}
        />
        {isInvalid && <p>Enter a whole number from 0 to 9,999</p>}
      </td>
    </tr>
  )
})

function isValidCount(text: string) {
  return /^\d{0,4}$/.test(text)
}
