import type { ComponentProps, ReactNode } from 'react'
import {
  countKind,
  payPeriodLimits,
  planKindNames,
  planKinds,
  planYears,
  type AnswerByKind,
  type Question,
  type QuestionKind,
} from '../../../check/newClient/questions.ts'
import { maxPlansPerKind } from '../../../check/newClient/typicalPlans.ts'
import { Field } from '../../ui/Field.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface InputProps<Answer> {
  label: string
  hint: string | undefined
  answer: Answer
  problem: string | undefined
  onChange: (answer: Answer) => void
}

/** Asks a question about a new client. */
export function QuestionInput<Kind extends QuestionKind>({
  question: { kind, message, help },
  ...props
}: { question: Question<Kind> } & Omit<InputProps<AnswerByKind[Kind]>, 'label' | 'hint'>) {
  return inputs[kind]({ label: message, hint: help, ...props })
}

/** How the form asks each kind of question. */
const inputs: { [Kind in QuestionKind]: (props: InputProps<AnswerByKind[Kind]>) => ReactNode } = {
  text: ({ answer, ...props }) => <TextField {...props} isRequired value={answer} />,
  optionalText: ({ answer, onChange, ...props }) => (
    <TextField {...props} value={answer ?? ''} onChange={(text) => onChange(text || null)} />
  ),
  year: ({ answer, onChange, ...props }) => (
    <NumberField
      {...props}
      isRequired
      limits={planYears}
      value={answer || ''}
      onChange={(text) => onChange(Number(text))}
    />
  ),
  optionalNumber: ({ answer, onChange, ...props }) => (
    <NumberField
      {...props}
      limits={payPeriodLimits}
      value={answer ?? ''}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
    />
  ),
  plans: ({ label, answer, problem, onChange }) => (
    <fieldset className="question-plans">
      <legend>{label}</legend>
      {planKinds.map((kind) => (
        <NumberField
          key={kind}
          label={capitalize(planKindNames[kind].plural)}
          hint={capitalize(planKindNames[kind].hint ?? '')}
          isRequired
          limits={{ min: 0, max: maxPlansPerKind }}
          value={countKind(kind, answer)}
          onChange={(text) => {
            const count = Math.min(Math.max(0, Math.trunc(Number(text))), maxPlansPerKind)
            onChange(
              planKinds.flatMap((each) =>
                Array.from({ length: each === kind ? count : countKind(each, answer) }, () => each),
              ),
            )
          }}
        />
      ))}
      {problem && <p className="field-problem">{problem}</p>}
    </fieldset>
  ),
  list: ({ label, answer, problem, onChange }) => (
    <Field label={label} hint="One per line" problem={problem}>
      {(attributes) => (
        <textarea
          {...attributes}
          // More lines scroll, so that what is below stays where it is.
          rows={4}
          value={answer.join('\n')}
          onChange={({ currentTarget }) => onChange(currentTarget.value.split('\n'))}
        />
      )}
    </Field>
  ),
  flag: ({ label, answer, onChange }) => (
    <label className="question-flag">
      <input
        type="checkbox"
        checked={answer}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  ),
}

interface NumberFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  limits: { min: number; max: number }
  value: number | ''
  onChange: (text: string) => void
}

function NumberField({ limits, value, onChange, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          required={field.isRequired}
          {...limits}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
