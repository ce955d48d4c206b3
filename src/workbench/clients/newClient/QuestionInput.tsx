import type { ReactNode } from 'react'
import {
  countKind,
  payPeriodLimits,
  planKindNames,
  planKinds,
  planYears,
  type AnswerByKind,
  type Answers,
  type Question,
  type QuestionKind,
} from '../../../check/newClient/questions.ts'
import { servicesUsed } from '../../../check/catalogEntries.ts'
import { maxPlansPerKind } from '../../../check/newClient/typicalPlans.ts'
import { LabeledField, TextField } from '../../ui/LabeledField.tsx'
import { ServicePicker, YearPicker } from '../CatalogPicker.tsx'

interface InputProps<Answer> {
  label: string
  hint: string | undefined
  error: string | undefined
  answer: Answer
  onChange: (answer: Answer) => void
}

/** Asks a question about a new client. @param answers to all questions */
export function QuestionInput<Kind extends QuestionKind>({
  question: { kind, message, help },
  answers,
  ...props
}: { question: Question<Kind>; answers: Answers } & Omit<InputProps<AnswerByKind[Kind]>, 'label' | 'hint'>) {
  return inputs[kind]({ label: message, hint: help, ...props }, answers)
}

/** How the form asks each kind of question. */
const inputs: {
  [Kind in QuestionKind]: (props: InputProps<AnswerByKind[Kind]>, answers: Answers) => ReactNode
} = {
  text: ({ answer, ...props }) => <TextField {...props} isRequired value={answer} />,
  optionalText: ({ answer, onChange, ...props }) => (
    <TextField {...props} value={answer ?? ''} onChange={(text) => onChange(text || null)} />
  ),
  year: ({ answer, onChange, ...props }) => (
    <TextField
      {...props}
      {...planYears}
      type="number"
      isRequired
      value={answer || ''}
      onChange={(text) => onChange(Number(text))}
    />
  ),
  optionalNumber: ({ answer, onChange, ...props }) => (
    <TextField
      {...props}
      {...payPeriodLimits}
      type="number"
      value={answer ?? ''}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
    />
  ),
  plans: ({ label, error, answer, onChange }) => (
    <fieldset className="question-plans columns">
      <legend>{label}</legend>
      {planKinds.map((kind, index) => (
        <TextField
          key={kind}
          label={planKindNames[kind]}
          error={index === 0 ? error : undefined}
          type="number"
          isRequired
          min={0}
          max={maxPlansPerKind}
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
    </fieldset>
  ),
  scenarios: ({ answer, onChange, ...props }) => <YearPicker {...props} picked={answer} onPick={onChange} />,
  services: ({ answer, onChange, ...props }, answers) => (
    <ServicePicker
      {...props}
      planYear={answers.planYear}
      trend={answers.trend || 0}
      fixed={servicesUsed(answers.scenarios)}
      picked={answer}
      onPick={onChange}
    />
  ),
  percent: ({ answer, onChange, ...props }) => (
    <TextField
      {...props}
      type="number"
      isRequired
      min={0}
      max={10}
      step="any"
      // Not a number while it is empty.
      value={Number.isNaN(answer) ? '' : answer}
      onChange={(text) => onChange(text === '' ? NaN : Number(text))}
    />
  ),
  list: ({ answer, onChange, ...field }) => (
    <LabeledField {...field}>
      {(attributes) => (
        <textarea
          {...attributes}
          // More lines scroll, so that what is below stays where it is.
          rows={3}
          value={answer.join('\n')}
          onChange={({ currentTarget }) => onChange(currentTarget.value.split('\n'))}
        />
      )}
    </LabeledField>
  ),
  flag: ({ label, answer, onChange }) => (
    <label>
      <input
        type="checkbox"
        checked={answer}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  ),
}
