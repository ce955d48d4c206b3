import type { ReactNode } from 'react'
import { countKind, planKinds } from '../../../check/newClient/questions.ts'
import {
  payPeriodLimits,
  planKindNames,
  planYears,
  type AnswerByKind,
  type Question,
  type QuestionKind,
} from '../../../check/newClient/questions.ts'
import { maxPlansPerKind } from '../../../check/newClient/typicalPlans.ts'
import { Field } from '../../ui/Field.tsx'
import './QuestionInput.css'

interface InputProps<Answer> {
  message: string
  help: string | undefined
  answer: Answer
  problem: string | undefined
  onChange: (answer: Answer) => void
}

/** Asks a question about a new client. */
export function QuestionInput<Kind extends QuestionKind>({
  question,
  ...props
}: { question: Question<Kind> } & Omit<InputProps<AnswerByKind[Kind]>, 'message' | 'help'>) {
  return inputs[question.kind]({ message: question.message, help: question.help, ...props })
}

/** How the form asks each kind of question. */
const inputs: { [Kind in QuestionKind]: (props: InputProps<AnswerByKind[Kind]>) => ReactNode } = {
  text: (props) => <TextInput isRequired {...props} />,
  optionalText: ({ answer, onChange, ...props }) => (
    <TextInput answer={answer ?? ''} onChange={(text) => onChange(text || null)} {...props} />
  ),
  year: ({ message, help, answer, problem, onChange }) => (
    <Field label={message} hint={help} isRequired problem={problem}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          required
          {...planYears}
          value={answer || ''}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
      )}
    </Field>
  ),
  optionalNumber: ({ message, help, answer, problem, onChange }) => (
    <Field label={message} hint={help} problem={problem}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          {...payPeriodLimits}
          value={answer ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
        />
      )}
    </Field>
  ),
  plans: ({ message, answer, problem, onChange }) => (
    <fieldset className="question-plans">
      <legend>{message}</legend>
      {planKinds.map((kind) => (
        <Field
          key={kind}
          label={capitalize(planKindNames[kind].plural)}
          hint={capitalize(planKindNames[kind].hint ?? '')}
        >
          {(attributes) => (
            <input
              {...attributes}
              type="number"
              required
              min={0}
              max={maxPlansPerKind}
              value={countKind(kind, answer)}
              onChange={({ currentTarget }) => {
                const count = Math.min(Math.max(0, Math.trunc(Number(currentTarget.value))), maxPlansPerKind)
                onChange(
                  planKinds.flatMap((each) =>
                    Array.from({ length: each === kind ? count : countKind(each, answer) }, () => each),
                  ),
                )
              }}
            />
          )}
        </Field>
      ))}
      {problem && <p className="field-problem">{problem}</p>}
    </fieldset>
  ),
  list: ({ message, answer, problem, onChange }) => (
    <Field label={message} hint="One per line" problem={problem}>
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
  flag: ({ message, answer, onChange }) => (
    <label className="question-flag">
      <input
        type="checkbox"
        checked={answer}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {message}
    </label>
  ),
}

function TextInput({
  message,
  help,
  isRequired = false,
  answer,
  problem,
  onChange,
}: InputProps<string> & { isRequired?: boolean }) {
  return (
    <Field label={message} hint={help} isRequired={isRequired} problem={problem}>
      {(attributes) => (
        <input
          {...attributes}
          value={answer}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
