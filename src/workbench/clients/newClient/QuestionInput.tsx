import type { ReactNode } from 'react'
import {
  listQuestions,
  planKinds,
  planYears,
  type Answers,
  type OptionNames,
  type PlanKind,
} from '../../../check/newClient/questions.ts'
import { servicesUsed } from '../../../check/catalogEntries.ts'
import { maxPlansPerKind } from '../../../check/newClient/typicalPlans.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { LabeledField, TextField } from '../../ui/LabeledField.tsx'
import { ServicePicker, YearPicker } from '../CatalogPicker.tsx'

export type QuestionName = keyof Answers

interface InputProps<Answer> {
  answer: Answer
  error: string | undefined
  onChange: (answer: Answer) => void
}

/** Asks a question about a new client. @param answers to all questions */
export function QuestionInput<Name extends QuestionName>({
  question,
  answers,
  ...props
}: { question: Name; answers: Answers } & InputProps<Answers[Name]>) {
  return inputs[question](props, answers)
}

type Inputs = { [Name in QuestionName]: (props: InputProps<Answers[Name]>, answers: Answers) => ReactNode }

const planKindNames: Record<PlanKind, string> = {
  ppo: 'PPO',
  hdhp: 'High deductible with HSA',
  copay: 'Copays only, no deductible (HMO)',
}

/** How the form asks each question. */
const inputs: Inputs = {
  name: ({ answer, ...props }) => <TextField {...props} label="Client name" isRequired value={answer} />,
  planYear: ({ answer, onChange, ...props }) => (
    <TextField
      {...props}
      {...planYears}
      label="Plan year"
      type="number"
      isRequired
      value={answer || ''}
      onChange={(text) => onChange(Number(text))}
    />
  ),
  url: ({ answer, onChange, ...props }) => (
    <TextField
      {...props}
      label="Web address, if the name is a link"
      value={answer ?? ''}
      onChange={(text) => onChange(text || null)}
    />
  ),
  plans: ({ error, answer, onChange }) => (
    <fieldset className="question-plans columns">
      <legend>Plans to start with</legend>
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
  scenarios: ({ answer, onChange, ...props }) => (
    <YearPicker
      {...props}
      label="Typical years"
      hint="Employees choose one of them"
      picked={answer}
      onPick={onChange}
    />
  ),
  services: ({ answer, onChange, ...props }, answers) => (
    <ServicePicker
      {...props}
      label="Services"
      hint="Those of the typical years are included"
      planYear={answers.planYear}
      trend={answers.trend || 0}
      fixed={servicesUsed(answers.scenarios)}
      picked={answer}
      onPick={onChange}
    />
  ),
  trend: ({ answer, onChange, ...props }) => (
    <TextField
      {...props}
      label="Price increase per year, in percent"
      hint="From the published price to the plan year"
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
  ...(Object.fromEntries<Inputs['locations']>(
    listQuestions.map(({ flag, label }) => [
      flag,
      listInput(label, 'One per line, if costs or the choice of plans depend on them'),
    ]),
  ) as Record<keyof OptionNames, Inputs['locations']>),
  surcharges: listInput('What employees pay more for', 'One per line, such as “I use tobacco”'),
  credits: listInput(
    'What employees get money for',
    'One per line, such as “I take part in the wellness program”',
  ),
  payPeriods: ({ answer, onChange, ...props }) => (
    <TextField
      {...props}
      label="Payroll deductions per year"
      type="number"
      min={1}
      max={366}
      value={answer ?? ''}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
    />
  ),
  savings: switchInput('Ask how they like to save?'),
  singleChild: switchInput('Price one child separately?'),
  customScenario: switchInput('Let employees enter their own care?'),
}

function countKind(kind: PlanKind, plans: readonly PlanKind[]) {
  return plans.filter((other) => other === kind).length
}

function listInput(label: string, hint: string) {
  return ({ answer, onChange, ...props }: InputProps<string[]>) => (
    <LabeledField {...props} label={label} hint={hint}>
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
  )
}

function switchInput(label: string) {
  return ({ answer, onChange }: InputProps<boolean>) => (
    <Checkbox isChecked={answer} onChange={onChange}>
      {label}
    </Checkbox>
  )
}
