import { useMemo } from 'react'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { selectCoverage, selectSurcharges } from '../../state/selectInputs.ts'
import { surchargesForm } from './scenarioForms.ts'

/**
 * The statements that apply to the coverage in some scenario. The model keeps the choices of the others.
 * @param isStep whether they are a section of their step
 */
export function SurchargeQuestions({ isStep = false }: { isStep?: boolean }) {
  const instance = useInstance()
  const coverage = useCalculator(selectCoverage)
  const { family, scenario, baby, surcharges: choices } = useCalculator((model) => model)
  const dispatch = useDispatch()
  const applicable = useMemo(
    () => selectSurcharges({ family, scenario, baby }, instance),
    [family, scenario, baby, instance],
  )
  const form = useMemo(
    () => surchargesForm(applicable, family, coverage, isStep),
    [applicable, family, coverage, isStep],
  )
  const data = useMemo(
    () => ({ surcharges: choices.filter((_, index) => applicable.includes(instance.surcharges[index]!)) }),
    [choices, applicable, instance],
  )
  if (applicable.length === 0) return null
  return (
    <SchemaForm
      form={form}
      data={data}
      onChange={({ surcharges: changed }) =>
        dispatch({
          type: 'surchargesChanged',
          surcharges: instance.surcharges.map((surcharge, index) => {
            const position = applicable.indexOf(surcharge)
            return position < 0 ? choices[index]! : changed[position]!
          }),
        })
      }
    />
  )
}
