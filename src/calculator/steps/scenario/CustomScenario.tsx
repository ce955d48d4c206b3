import TriangleAlert from '~icons/lucide/triangle-alert'
import { useId, useMemo, useState } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { coveredUses, customPersons, presetUses, withCoveredUses } from '../../state/customUses.ts'
import type { TypedUses } from '../../state/model.ts'
import { useErrorTitle } from '../../state/pageTitle.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Announcer, useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Select } from '../../ui/Select.tsx'
import { customForm } from '../questions/scenarioForms.ts'
import './Scenario.css'

/**
 * The dialog for the uses of each service. It starts from the uses of the chosen scenario until the visitor enters others.
 * Closing it keeps the typed uses and does not choose the scenario.
 */
export function CustomScenario({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = stepTexts.customScenario
  const instance = useInstance()
  const { family, scenario, typedUses, customUses } = useCalculator((model) => model)
  const dispatch = useDispatch()
  const form = useMemo(() => customForm(instance, customPersons(instance, family)), [instance, family])
  const presets = useMemo(() => instance.scenarios.filter(({ uses }) => uses), [instance])
  // Someone can also enter zeros.
  const [isEdited, setEdited] = useState(false)
  const isEmpty = !isEdited && [...typedUses, ...customUses].every((uses) => uses === 0)
  const start = isEmpty ? presets.findIndex(({ id }) => id === scenario) : -1
  const data = useMemo(() => {
    const rows = presets[start]?.uses
    return rows ? presetUses(instance, family, rows) : coveredUses(instance, family, typedUses)
  }, [instance, family, typedUses, presets, start])
  const question = instance.features.customPerPerson ? texts.questionByPerson : texts.question
  const formId = useId()
  const [isAskingAboutZeros, setAskingAboutZeros] = useState(false)
  const [hasErrors, setErrors] = useState(false)
  useErrorTitle(hasErrors)
  const close = () => {
    setAskingAboutZeros(false)
    onClose()
  }
  const changeUses = (typed: TypedUses[]) => {
    setAskingAboutZeros(false)
    setEdited(true)
    dispatch({
      type: 'customUsesTyped',
      typedUses: withCoveredUses(instance, family, typedUses, typed),
    })
  }
  const confirm = (typed: TypedUses[]) => {
    const isAllZeros = typed.every((uses) => uses === 0)
    if (isAllZeros && !isAskingAboutZeros) {
      setAskingAboutZeros(true)
      return
    }
    changeUses(typed)
    const uses = withCoveredUses(instance, family, customUses, typed.map(Number))
    dispatch({ type: 'customScenarioConfirmed', uses })
    close()
  }
  return (
    <Modal
      title={texts.title}
      closeLabel={texts.close}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          {isAskingAboutZeros && <p role="alert">{texts.allZeros}</p>}
          <Button type="submit" form={formId}>
            {isAskingAboutZeros ? texts.confirmZeros : texts.confirm}
          </Button>
        </>
      }
    >
      <div className="custom-scenario stack">
        <p className="custom-scenario-warning wash row" data-tone="warn">
          <TriangleAlert aria-hidden />
          {texts.warning}
        </p>
        <p>{question({ planYear: instance.client.planYear })}</p>
        <Announcer status="">
          <StartFrom presets={presets} start={start} typed={data} onFill={changeUses} />
        </Announcer>
        <SchemaForm
          id={formId}
          form={form}
          data={data}
          onChange={changeUses}
          onSubmit={confirm}
          onErrorsShown={setErrors}
        />
      </div>
    </Modal>
  )
}

interface StartFromProps {
  /** The scenarios whose uses the API sends. */
  presets: Instance['scenarios']
  /** The index of the one that the dialog starts from; -1 for none. */
  start: number
  /** The uses that were typed or filled in. */
  typed: TypedUses[]
  onFill: (uses: number[]) => void
}

/**
 * Fills the custom scenario with the uses of another one. Typed uses are replaced only by a button. Renders nothing if
 * the API sends no uses.
 */
function StartFrom({ presets, start, typed, onFill }: StartFromProps) {
  const texts = stepTexts.customScenario
  const announce = useAnnounce()
  const instance = useInstance()
  const family = useCalculator((model) => model.family)
  const choices = useMemo(() => presets.map(({ display }) => ({ label: display })), [presets])
  const [chosen, setChosen] = useState(start < 0 ? null : start)
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
    <div className="start-from wrap">
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
      {instance.features.household &&
        family.children === 0 &&
        chosen !== null &&
        presets[chosen]!.adds === 'child' && <p>{texts.leavesOutBaby}</p>}
    </div>
  )
}
