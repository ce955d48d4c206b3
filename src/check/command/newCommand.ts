import { InvalidArgumentError, Option, type Command } from 'commander'
import { listQuestions, planKinds } from '../newClient/Answers.ts'
import type { NewOptions } from '../newClient/runNew.ts'
import { parseYear } from './parseYear.ts'

/** The client comes first, because a list option takes all following words. */
const example = 'mediplan new zephyr --plans ppo hdhp --bands "Under 60,000" "60,000 and over"'

export function addNewCommand(program: Command): void {
  const command = program
    .command('new')
    .description("create a client's folder with typical amounts; in a terminal, asks for missing options")
    .argument('<client>', 'the name of the folder')
    .option('--name <name>', 'the name to show in the footer')
    .option('--year <year>', 'the plan year', parseYear)
    .option('--url <address>', "the address that the client's name links to")
    .addOption(
      new Option('--plans <kinds...>', 'the plans to start with; repeat a kind for two of them').choices(
        planKinds,
      ),
    )
  for (const { flag, label } of listQuestions)
    command.option(`${optionFlags(flag)} <names...>`, `the ${label.toLowerCase()}`)
  command
    .option(
      '--surcharges <statements...>',
      'statements for which employees pay more, such as "I use tobacco"',
    )
    .option('--credits <statements...>', 'statements for which employees get money')
    .option('--deductions <number>', 'the payroll deductions per year (26)', parseCount)
    .option('--savings', 'ask employees how they like to save')
    .option('--single-child', 'price a single child separately')
    .option('--custom-scenario', 'let employees enter their own uses of services')
    .option('--no-custom-scenario', 'offer only the predefined scenarios')
    .option('--yes', 'do not ask; use typical values for missing options')
    .option('--key <key>', "its API key (the folder's name)")
    .option('--dir <folder>', 'the folder of all clients (CLIENTS_DIR, fixtures/clients)')
    .addHelpText(
      'after',
      `\nThe client comes first: ${example}\nA list can also be one text with semicolons: --bands "Under 60,000; 60,000 and over"`,
    )
    .showHelpAfterError(`The client comes first, as in: ${example}`)
    .action(async (client: string, options: NewOptions) => {
      const { runNew } = await import('../newClient/runNew.ts')
      await runNew(client, options)
    })
}

/** @throws InvalidArgumentError with a sentence for the user */
function parseCount(text: string) {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Write a whole number, such as 26.')
}

/** For example "--age-groups". Salary bands are needed most often, so they have a short form. */
function optionFlags(flag: string) {
  const option = `--${flag.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`
  return flag === 'salaryBands' ? `--bands, ${option}` : option
}
