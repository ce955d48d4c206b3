import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { check, type CheckOptions } from './check.ts'
import { formats } from './formats/formats.ts'
import { startClient, type NewOptions } from '../newClient/startClient.ts'
import { usualPlans } from '../newClient/usualPlans.ts'
import { CannotRun } from './CannotRun.ts'

/**
 * Runs the command line.
 * @returns the exit code: 0 fine, 1 there are findings, 2 it could not run.
 */
export async function mediplan(words: string[]): Promise<number> {
  let code = 0
  const program = new Command('mediplan')
    .description("Checks the files of clients, and starts a client's folder.")
    .exitOverride()
  program
    .command('check')
    .description('say what is wrong in the files of clients, where, and how to mend it')
    .argument(
      '[paths...]',
      'files, folders of clients, or a folder of all clients (CLIENTS_DIR, fixtures/clients)',
    )
    .addOption(new Option('--format <format>', 'how to say it').choices(Object.keys(formats)).default('text'))
    .option('--fix', 'mend what can only be meant in one way', false)
    .option('--strict', 'let warnings count as findings too', false)
    .action(async (paths: string[], options: CheckOptions) => {
      code = await check(paths, options)
    })
  program
    .command('new')
    .description(
      "start a client's folder with figures of the usual size; asks for what the options do not say",
    )
    .argument('<client>', 'the name of the folder')
    .option('--name <name>', 'the name that the footer shows')
    .option('--year <year>', 'the plan year', asYear)
    .option('--url <address>', "the address behind the client's name")
    .addOption(new Option('--plans <kinds...>', 'the plans to start from').choices(Object.keys(usualPlans)))
    .option('--bands <names...>', 'the salary bands')
    .option('--locations <names...>', 'the locations')
    .option('--surcharges <statements...>', 'what an employee can agree with, as "I use tobacco"')
    .option('--savings', 'ask how employees like to save')
    .option('--single-child', 'price one child apart')
    .option('--custom-scenario', 'let employees state what they use')
    .option('--no-custom-scenario', 'offer the given scenarios alone')
    .option('--key <key>', "its API key (the folder's name)")
    .option('--dir <folder>', 'the folder of all clients (CLIENTS_DIR, fixtures/clients)')
    .action((client: string, options: NewOptions) => startClient(client, options))
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    process.stderr.write(`${error instanceof CannotRun ? error.message : String((error as Error).stack)}\n`)
    return 2
  }
  return code
}

function asYear(text: string): number {
  if (/^20\d\d$/.test(text)) return Number(text)
  throw new InvalidArgumentError('A year has four digits, as 2027.')
}
