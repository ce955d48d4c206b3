import confirm from '@inquirer/confirm'
import input from '@inquirer/input'
import number from '@inquirer/number'
import type { Answers } from './Answers.ts'
import { askPlans, countedPlans } from './askPlans.ts'
import type { Asked, Question } from './Question.ts'

/** What is asked for a new client, in this order. */
export const questions: { [Name in keyof Answers]: Question<Answers[Name]> } = {
  name: {
    label: 'Name',
    ask: ({ usual, validate, terminal }) =>
      input({ message: 'The name that the footer shows', default: usual, validate }, terminal),
    shown: (name) => name,
  },
  planYear: {
    label: 'Plan year',
    ask: ({ usual, terminal }) =>
      number({ message: 'The plan year', default: usual, min: 2000, max: 2099, required: true }, terminal),
    shown: String,
  },
  url: {
    label: 'Address',
    ask: async ({ usual, validate, terminal }) =>
      (await input(
        {
          message: `Its address, if the name is to be a link${howToEmpty(usual)}`,
          default: usual ?? undefined,
          validate: (url) => validate(url.trim() || null),
        },
        terminal,
      )) || null,
    shown: (url) => url ?? 'none',
  },
  plans: { label: 'Plans', ask: askPlans, shown: countedPlans },
  bands: list('Salary bands', 'Salary bands, if payroll depends on them'),
  locations: list('Locations', 'Locations, if prices depend on them'),
  surcharges: list('Surcharges', 'What employees pay more for, as "I use tobacco"'),
  credits: list('Credits', 'What employees get money for, as "I take part in the wellness program"'),
  savings: yesOrNo('Savings', 'Ask how they like to save?'),
  singleChild: yesOrNo('One child apart', 'Price one child apart?'),
  customScenario: yesOrNo('Custom scenario', 'Let employees state what they use?'),
}

function list(label: string, message: string): Question<string[]> {
  return {
    label,
    ask: async ({ usual, validate, terminal }: Asked<string[]>) => [
      await input(
        {
          message: `${message} (with semicolons between them${howToEmpty(usual[0])})`,
          default: usual.length > 0 ? usual.join('; ') : undefined,
          validate: (text = '') => validate([text]),
        },
        terminal,
      ),
    ],
    shown: (names) => names.join('; ') || 'none',
  }
}

function yesOrNo(label: string, message: string): Question<boolean> {
  return {
    label,
    ask: ({ usual, terminal }) => confirm({ message, default: usual }, terminal),
    shown: (isYes) => (isYes ? 'yes' : 'no'),
  }
}

/** At first there is nothing that could be taken away. */
function howToEmpty(usual: string | null | undefined) {
  return usual ? '; Backspace for none' : ''
}
