import { InvalidArgumentError, Option, type Command } from 'commander'
import { planKinds } from '../newClient/Answers.ts'
import type { NewOptions } from '../newClient/startClient.ts'

/** A list takes every word up to the next option, a client's name too. */
const example = 'mediplan new zephyr --plans ppo hdhp --bands "Under 60,000" "60,000 and over"'

export function addNew(program: Command): void {
  program
    .command('new')
    .description(
      "start a client's folder with usual figures; at a terminal it asks for what the options do not say",
    )
    .argument('<client>', 'the name of the folder')
    .option('--name <name>', 'the name that the footer shows')
    .option('--year <year>', 'the plan year', asYear)
    .option('--url <address>', "the address behind the client's name")
    .addOption(
      new Option('--plans <kinds...>', 'the plans to start from; a kind twice makes two').choices(planKinds),
    )
    .option('--bands <names...>', 'the salary bands')
    .option('--locations <names...>', 'the locations')
    .option('--surcharges <statements...>', 'what an employee pays more for, as "I use tobacco"')
    .option('--credits <statements...>', 'what an employee is given money for')
    .option('--savings', 'ask how employees like to save')
    .option('--single-child', 'price one child apart')
    .option('--custom-scenario', 'let employees state what they use')
    .option('--no-custom-scenario', 'offer the given scenarios alone')
    .option('--yes', 'ask nothing, and take the usual for what is not said')
    .option('--key <key>', "its API key (the folder's name)")
    .option('--dir <folder>', 'the folder of all clients (CLIENTS_DIR, fixtures/clients)')
    .addHelpText(
      'after',
      `\nThe client comes first: ${example}\nA list can be one text with semicolons too: --bands "Under 60,000; 60,000 and over"`,
    )
    .showHelpAfterError(`The client comes first, as in: ${example}`)
    .action(async (client: string, options: NewOptions) => {
      const { startClient } = await import('../newClient/startClient.ts')
      await startClient(client, options)
    })
}

function asYear(text: string): number {
  if (/^20\d\d$/.test(text)) return Number(text)
  throw new InvalidArgumentError('A year has four digits, as 2027.')
}
