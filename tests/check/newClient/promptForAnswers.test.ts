import { PassThrough, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { defaultAnswers, type Answers } from '../../../src/check/newClient/questions.ts'
import { promptForAnswers } from '../../../src/check/newClient/promptForAnswers.ts'

const enter = '\r'
const down = '\u001B[B'
const backspace = '\u007F'
const ctrlC = '\u0003'

/** Keys to type once the words are on the screen. */
type Dialog = [words: string, keys: string][]

const defaults: Answers = { ...defaultAnswers('acme'), planYear: 2027 }

test.each<[string, Partial<Answers>, Dialog, Partial<Answers>]>([
  ['skips the prompts of given answers', defaults, [['Is this the client?', enter]], {}],
  [
    'asks for the number of plans of each kind',
    without('plans'),
    [
      ['PPO', `2${enter}`],
      ['HSA', enter],
      ['HMO', enter],
      ['Is this the client?', enter],
    ],
    { plans: ['ppo', 'ppo', 'hdhp'] },
  ],
  [
    'changes an answer in the summary',
    defaults,
    [
      ['Is this the client?', down + enter],
      ['Client name (shown in the footer)', `Acme & Sons${enter}`],
      ['Name: Acme & Sons', enter],
    ],
    { name: 'Acme & Sons' },
  ],
  [
    'clears a list in the summary',
    { ...defaults, salaryBands: ['Low', 'High'] },
    [
      ['Salary bands: Low; High', down.repeat(5) + enter],
      ['Backspace', backspace + enter],
      ['Salary bands: none', enter],
    ],
    { salaryBands: [] },
  ],
])('%s', async (_, given, dialog, expected) => {
  expect(await answersFrom(given, dialog)).toEqual({ ...defaults, ...given, ...expected })
})

test('repeats a prompt, with the reason, until its answer passes the strict check', async () => {
  const dialog: Dialog = [
    ['Client name (shown in the footer)', `Bad${enter}`],
    ['Not this name.', `${backspace.repeat(3)}Good${enter}`],
    ['Name: Good', enter],
  ]
  const findProblem = ({ name }: Answers) => (name === 'Bad' ? 'Not this name.' : undefined)
  expect(await answersFrom(without('name'), dialog, findProblem)).toMatchObject({ name: 'Good' })
})

test('stops at Ctrl+C, and says that nothing was written', async () => {
  await expect(answersFrom(without('plans'), [['PPO', ctrlC]])).rejects.toThrow(
    /^Stopped\. Nothing was written\.$/,
  )
})

function without(name: keyof Answers): Partial<Answers> {
  return Object.fromEntries(Object.entries(defaults).filter(([each]) => each !== name))
}

/** Types the keys of each line of the dialog once its words are on the screen. */
async function answersFrom(
  given: Partial<Answers>,
  dialog: Dialog,
  findProblem: (answers: Answers) => string | undefined = () => undefined,
) {
  const input = new PassThrough()
  const left = [...dialog]
  let shown = ''
  const output = new Writable({
    write: (chunk, _, done) => {
      shown += stripVTControlCharacters(String(chunk))
      const [words, keys] = left[0] ?? []
      if (words !== undefined && shown.includes(words)) {
        left.shift()
        shown = ''
        // The prompt listens after it renders.
        setImmediate(() => input.write(keys))
      }
      done()
    },
  })
  // A terminal stays open after each prompt.
  output.end = () => output
  const answers = await promptForAnswers(given, defaults, findProblem, { input, output })
  expect(left).toEqual([])
  return answers
}
