import { InvalidArgumentError, Option, type Command } from 'commander'
import { allRules } from '../allRules.ts'
import type { NewOptions } from '../newClient/startClient.ts'
import { usualPlans } from '../newClient/usualPlans.ts'
import { check, type CheckOptions } from './check.ts'
import { formats } from './formats/formats.ts'

/** @param end takes the exit code */
export function addCheck(program: Command, end: (code: number) => void): void {
  program
    .command('check')
    .description('say what is wrong in the files of clients, where, and how to mend it')
    .argument('[paths...]', 'files, folders of clients, or a folder of all (CLIENTS_DIR, fixtures/clients)')
    .addOption(new Option('--format <format>', 'how to say it').choices(Object.keys(formats)).default('text'))
    .option('--fix', 'mend what can only be meant in one way')
    .option('--strict', 'let warnings count as findings too')
    .addHelpText('after', '\nEnds with 0 when all is fine, 1 with findings, 2 when it could not run.')
    .action(async (paths: string[], options: Partial<CheckOptions> & Pick<CheckOptions, 'format'>) => {
      end(await check(paths, { fix: false, strict: false, ...options }))
    })
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('list the rules, by the codes that accepted.json and reports call them by')
    .action(() => {
      for (const { code, severity, title } of allRules)
        process.stdout.write(`${code.padEnd(30)} ${severity.padEnd(8)} ${title}\n`)
    })
}

/** A list takes every word up to the next option, a client's name too. */
const example = 'mediplan new zephyr --plans ppo hdhp --bands "Under $60,000" "Over $60,000"'

export function addNew(program: Command): void {
  program
    .command('new')
    .description("start a client's folder with usual figures; asks for what the options do not say")
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
    .addHelpText('after', `\nThe client comes first: ${example}`)
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
