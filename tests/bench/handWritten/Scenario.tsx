import { useMemo, useState } from 'react'
import type { ServiceUses } from '../../../src/contract/generated/inputs.d.ts'
import type { Id } from '../../../src/contract/generated/instance.d.ts'
import { CustomScenario } from './CustomScenario.tsx'
import type { ScreenProps } from './api.ts'
import { Select } from './Select.tsx'

export function Scenario({ instance, answers, onAnswer, onNext }: ScreenProps) {
  const [isOpen, setOpen] = useState(false)
  const options = useMemo(
    () => instance.scenarios.map(({ id, display }) => ({ id, text: display })),
    [instance],
  )
  const choose = (scenario: Id, customScenario: ServiceUses[] | null = null) =>
    onAnswer({ scenario, customScenario })
  return (
    <main>
      <h1>What does {instance.client.planYear} look like?</h1>
      <Select label="Your Expected Usage" options={options} value={answers.scenario} onChange={choose} />
      {instance.surcharges?.map(({ id, statement }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={answers.surcharges[id] ?? false}
            onChange={({ target }) =>
              onAnswer({ surcharges: { ...answers.surcharges, [id]: target.checked } })
            }
          />
          {statement}
        </label>
      ))}
      <button type="button" onClick={() => setOpen(true)}>
        Customize
      </button>
      {isOpen && (
        <CustomScenario
          services={instance.services ?? []}
          onClose={() => setOpen(false)}
          onUse={(uses) => {
            choose('custom', uses)
            setOpen(false)
          }}
        />
      )}
      <button type="button" disabled={answers.scenario === null} onClick={onNext}>
        Next
      </button>
    </main>
  )
}
