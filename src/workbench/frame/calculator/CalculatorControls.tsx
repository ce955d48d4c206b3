import FileText from '~icons/lucide/file-text'
import Monitor from '~icons/lucide/monitor'
import Moon from '~icons/lucide/moon'
import Printer from '~icons/lucide/printer'
import Scan from '~icons/lucide/scan'
import Smartphone from '~icons/lucide/smartphone'
import Sun from '~icons/lucide/sun'
import SunMoon from '~icons/lucide/sun-moon'
import Tablet from '~icons/lucide/tablet'
import { useMemo } from 'react'
import { isIncluded, steps, type StepName } from '../../../calculator/rules/steps.ts'
import { shell } from '../../../calculator/texts/en/shell.ts'
import type { Instance } from '../../../contract/instance.ts'
import { questionsOf } from '../../../contract/personalQuestions.ts'
import { faultKinds } from '../../../service/faults.ts'
import { faultLabels } from '../../../service/qa/faultLabels.ts'
import type { View } from '../../state/model.ts'
import { yearOf } from '../../state/selectors.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

const simulations = faultKinds.map((name) => ({ name, title: faultLabels[name] }))

const widths = [
  { name: 'phone', title: 'Phone, 390 px', icon: <Smartphone aria-hidden /> },
  { name: 'tablet', title: 'Tablet, 820 px', icon: <Tablet aria-hidden /> },
  { name: 'desktop', title: 'Desktop, 1280 px', icon: <Monitor aria-hidden /> },
  { name: 'print', title: 'Paper, Letter size', icon: <FileText aria-hidden /> },
] as const

const schemes = [
  { name: 'system', title: 'System colors', icon: <SunMoon aria-hidden /> },
  { name: 'light', title: 'Light', icon: <Sun aria-hidden /> },
  { name: 'dark', title: 'Dark', icon: <Moon aria-hidden /> },
] as const

interface CalculatorControlsProps {
  onGo: (step: StepName) => void
  onPrint: () => void
}

/** Controls for what the calculator shows, and on which device. */
export function CalculatorControls({ onGo, onPrint }: CalculatorControlsProps) {
  const { step, view } = useWorkbench()
  const dispatch = useDispatch()
  const { simulation, isForQa, width, scheme, isActualSize } = view
  const change = (changed: Partial<View>) => dispatch({ type: 'viewChanged', view: changed })
  return (
    <div className="bar calculator-bar">
      <LabeledSelect label="Step" choices={useStepChoices()} chosen={step ?? 'home'} onChoose={onGo} />
      {isForQa && (
        <LabeledSelect
          label="Simulate"
          choices={simulations}
          chosen={simulation.kind}
          tone={simulation.kind === 'none' ? undefined : 'warn'}
          onChoose={(kind) => change({ simulation: { ...simulation, kind } })}
        />
      )}
      <div className="bar-end">
        <SegmentedControl
          label="Width"
          choices={widths}
          chosen={width}
          onChoose={(name) => change({ width: name })}
        />
        <SegmentedControl
          label="Colors"
          choices={schemes}
          chosen={scheme}
          onChoose={(name) => change({ scheme: name })}
        />
        <ToolbarButton
          icon={Scan}
          title="Actual size: scroll to see all of it"
          aria-pressed={isActualSize}
          onClick={() => change({ isActualSize: !isActualSize })}
        />
        <ToolbarButton icon={Printer} title="Print…" onClick={onPrint} />
      </div>
    </div>
  )
}

/** Every step can be chosen, except one that the client does not have. Until the client has loaded, it has all. */
function useStepChoices() {
  const { lastValid, path } = useWorkbench()
  const year = yearOf(path)
  const folder = year === null ? '' : `${year}/`
  const text = lastValid?.texts[`${folder}instance.json`]
  return useMemo(() => {
    const isPersonalIncluded = text === undefined || questionsOf(JSON.parse(text) as Instance).length > 0
    return steps.map((name) => {
      const title = shell.steps[name]
      return isIncluded(name, { isPersonalIncluded })
        ? { name, title }
        : { name, title: `${title} (no questions)`, isDisabled: true }
    })
  }, [text])
}
