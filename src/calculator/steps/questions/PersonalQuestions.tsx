import { useMemo } from 'react'
import type { PersonalQuestion } from '../../../contract/personalQuestions.ts'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { personalForm } from './personalForm.ts'

interface PersonalQuestionsProps {
  /** The only question to ask. By default, every one that the client asks. */
  only?: PersonalQuestion['answer']
}

/** Asks about the employee. */
export function PersonalQuestions({ only }: PersonalQuestionsProps) {
  const instance = useInstance()
  const personal = useCalculator((model) => model.personal)
  const dispatch = useDispatch()
  const form = useMemo(() => personalForm(instance, only), [instance, only])
  return (
    <SchemaForm
      form={form}
      data={personal}
      onChange={(data) => dispatch({ type: 'personalChanged', personal: data })}
    />
  )
}
