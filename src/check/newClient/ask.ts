import { checkbox, confirm, input } from '@inquirer/prompts'
import type { Answers, PlanKind } from './Answers.ts'

/** Whether an answer can be taken; or the sentence that says why not. */
type Validate = (answer: Partial<Answers>) => true | string

/** Asks for what was not said, each question with what it would be otherwise. */
export async function ask(said: Partial<Answers>, defaults: Answers, validate: Validate): Promise<Answers> {
  const askList = async (name: 'bands' | 'locations' | 'surcharges', message: string) =>
    listed(
      await input({
        message: `${message} (with semicolons between them)`,
        validate: (text) => validate({ [name]: listed(text) }),
      }),
    )
  return {
    name:
      said.name ??
      (await input({
        message: 'The name that the footer shows',
        default: defaults.name,
        validate: (name) => validate({ name: name.trim() }),
      })),
    planYear: said.planYear ?? (await askYear(defaults.planYear)),
    url:
      said.url ??
      ((await input({
        message: 'Its address, if the name is to be a link',
        validate: (url) => validate({ url: url.trim() || null }),
      })) ||
        null),
    plans: said.plans ?? (await askPlans(defaults.plans)),
    bands: said.bands ?? (await askList('bands', 'Salary bands, if payroll depends on them')),
    locations: said.locations ?? (await askList('locations', 'Locations, if prices depend on them')),
    surcharges:
      said.surcharges ?? (await askList('surcharges', 'Surcharges and credits, as "I use tobacco"')),
    savings:
      said.savings ?? (await confirm({ message: 'Ask how they like to save?', default: defaults.savings })),
    singleChild:
      said.singleChild ??
      (await confirm({ message: 'Price one child apart?', default: defaults.singleChild })),
    customScenario:
      said.customScenario ??
      (await confirm({ message: 'Let employees state what they use?', default: defaults.customScenario })),
  }
}

async function askYear(year: number) {
  const isYear = (text: string) => /^20\d\d$/.test(text) || 'Write it in four digits.'
  return Number(await input({ message: 'The plan year', default: String(year), validate: isYear }))
}

function askPlans(chosen: PlanKind[]) {
  const kinds: { value: PlanKind; name: string }[] = [
    { value: 'ppo', name: 'PPO: deductible, then a percentage; copays for visits' },
    { value: 'hdhp', name: 'High deductible with HSA' },
    { value: 'copay', name: 'Copays alone, no deductible' },
  ]
  const choices = kinds.map((kind) => ({ ...kind, checked: chosen.includes(kind.value) }))
  return checkbox({ message: 'The plans to start from', choices, required: true })
}

function listed(text: string) {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
