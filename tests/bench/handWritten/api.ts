import type { CalculationInputs } from '../../../src/contract/generated/inputs.d.ts'
import type { InstancePayload } from '../../../src/contract/generated/instance.d.ts'
import type { OutputsPayload } from '../../../src/contract/generated/outputs.d.ts'

export type Instance = Required<InstancePayload>
export type Answers = CalculationInputs
export type Outputs = OutputsPayload

export interface ScreenProps {
  instance: Instance
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
  onNext: () => void
}

export async function loadInstance() {
  return (await call('mediplan/instance')) as Instance
}

export async function calculate(answers: Answers) {
  return (await call('mediplan/calculate', { method: 'POST', body: JSON.stringify(answers) })) as Outputs
}

async function call(path: string, options: RequestInit = {}): Promise<unknown> {
  const key = document.querySelector<HTMLMetaElement>('meta[name=api-key]')?.content ?? ''
  const response = await fetch(`/${path}`, {
    ...options,
    headers: { 'content-type': 'application/json', 'is-api-key': key },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
