import { useId, useMemo, useState } from 'react'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'
import type { TypedUses } from '../../state/model.ts'
import { presetUses } from '../../state/presetUses.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'

interface StartFromProps {
  /** The uses that were typed or filled in. */
  typed: TypedUses[]
  onFill: (uses: number[]) => void
}

/**
 * Fills the custom scenario with the uses of another one. Typed uses are replaced only by a button. Renders nothing if
 * the API sends no uses.
 */
export function StartFrom({ typed, onFill }: StartFromProps) {
  const texts = stepTexts.customScenario
  const announce = useAnnounce()
  const instance = useInstance()
  const family = useCalculator((model) => model.family)
  const presets = useMemo(() => instance.scenarios.filter(({ uses }) => uses), [instance])
  const choices = useMemo(() => presets.map(({ display }) => ({ label: display })), [presets])
  const [chosen, setChosen] = useState<number | null>(null)
  const usesOf = (index: number) => presetUses(instance, family, presets[index]!.uses!)
  const isFilledFrom = (index: number) => String(usesOf(index)) === String(typed)
  const isTyped = typed.some((uses) => uses !== 0) && (chosen === null || !isFilledFrom(chosen))
  const fill = (index: number) => {
    onFill(usesOf(index))
    announce(texts.filled({ scenario: presets[index]!.display }))
  }
  const id = useId()
  if (presets.length === 0) return null
  return (
    <div className="start-from">
      <Select
        id={id}
        label={texts.startFrom}
        choices={choices}
        placeholder={stepTexts.forms.pleaseSelect}
        chosen={chosen}
        onChoose={(index) => {
          setChosen(index)
          if (!isTyped) fill(index)
        }}
      />
      {chosen !== null && !isFilledFrom(chosen) && (
        <Button variant="quiet" onClick={() => fill(chosen)}>
          {texts.replaceUses}
        </Button>
      )}
    </div>
  )
}
