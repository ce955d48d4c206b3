import { useMemo } from 'react'
import { surchargeApplies } from '../../../contract/applicableInputs.ts'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { selectCoverage } from '../../state/selectInputs.ts'
import { surchargesForm } from './schema.ts'

/** The statements that apply to the coverage. The model keeps the choices of the others. */
export function Surcharges() {
  const instance = useInstance()
  const coverage = useCalculator(selectCoverage)
  const choices = useCalculator((model) => model.surcharges)
  const dispatch = useDispatch()
  const applicable = useMemo(
    () => instance.surcharges.filter((surcharge) => surchargeApplies(surcharge, coverage)),
    [instance, coverage],
  )
  const form = useMemo(() => surchargesForm({ surcharges: applicable }), [applicable])
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
