import { InvalidArgumentError, Option, type Command } from 'commander'
import { listQuestions, planKinds } from '../check/newClient/questions.ts'
import { print } from './print.ts'
import { formats } from './formats/formats.ts'
import { explainRule, listRules } from './listRules.ts'
import { runCheck, type CheckOptions } from './runCheck.ts'
import type { NewOptions } from './runNew.ts'
import type { LanguageOptions } from './runLanguage.ts'
import type { PreviewOptions } from './runPreview.ts'
import type { RollOptions } from './runRoll.ts'

/**
 * Adds all commands to the program. Those that a check does not need are loaded on demand.
 * @param exit takes the exit code
 */
export function addCommands(program: Command, exit: (code: number) => void): void {
  addCheckCommand(program, exit)
  program
    .command('rules')
    .description('list the rules, or explain one')
    .argument('[rule]', 'the code of the rule to explain')
    .action((code?: string) => print(code === undefined ? listRules() : explainRule(code)))
  addNewCommand(program)
  addClientCommand(program, 'preview', "write a client's calculator as one HTML file, for sign-off by e-mail")
    .option('--year <year>', 'the plan year (default: the current one)', parseYear)
    .option('--out <file>', 'the file to write (<client>-<year>-preview.html)')
    .addOption(folderOption)
    .addHelpText('after', previewNotes)
    .action(async (client: string, options: PreviewOptions) => {
      const { runPreview } = await import('./runPreview.ts')
      exit(await runPreview(client, options))
    })
  addClientCommand(
    program,
    'roll',
    "copy a client's plan year to a new one, and list the values that usually change",
  )
    .argument('<year>', 'the new plan year', parseYear)
    .option('--from <year>', 'the year to copy, if it is not the current one', parseYear)
    .option(
      '--current',
      'make an existing <year> folder the current year, and move the old year to its own folder',
    )
    .addOption(folderOption)
    .addHelpText('after', rollNotes)
    .action(async (client: string, year: number, options: RollOptions) => {
      const { runRoll } = await import('./runRoll.ts')
      await runRoll(client, year, options)
    })
  addClientCommand(program, 'language', 'add a language to a client')
    .argument('<tag>', 'the language tag, such as es or fr-CA')
    .addOption(folderOption)
    .addHelpText('after', languageNotes)
    .action(async (client: string, tag: string, options: LanguageOptions) => {
      const { runLanguage } = await import('./runLanguage.ts')
      await runLanguage(client, tag, options)
    })
}

function addCheckCommand(program: Command, exit: (code: number) => void) {
  program
    .command('check')
    .description("find problems in clients' files")
    .argument(
      '[paths...]',
      'files, folders of clients, or a folder of all (CLIENTS_DIR, fixtures/clients); - for standard input',
    )
    .addOption(
      new Option('--format <format>', 'the format of the report')
        .choices(Object.keys(formats))
        .default('text'),
    )
    .option('--fix', 'fix problems that have only one possible fix')
    .option('--strict', 'exit with 1 for warnings too')
    .addOption(new Option('--quiet', 'show only errors, and nothing if there are none').conflicts('strict'))
    .addOption(
      new Option('--max-diagnostics <number>', 'how many problems to show, errors first; none for no limit')
        .default(50)
        .argParser((text) => (text === 'none' ? Infinity : parseLimit(text))),
    )
    .option('--stdin-filename <path>', 'the file that standard input replaces')
    .addHelpText('after', checkNotes)
    .action(async (paths: string[], options: CheckOptions) => exit(await runCheck(paths, options)))
}

function addNewCommand(program: Command) {
  const command = addClientCommand(
    program,
    'new',
    "create a client's folder, with typical values for what the options leave out",
  )
    .option('--name <name>', "the client's display name")
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
    .option('--key <key>', "its API key (the folder's name)")
    .addOption(folderOption)
    .addHelpText(
      'after',
      `\nThe client comes first: ${newExample}\nA list can also be one text with semicolons: --bands "Under 60,000; 60,000 and over"`,
    )
    .showHelpAfterError(`The client comes first, as in: ${newExample}`)
    .action(async (client: string, options: NewOptions) => {
      const { runNew } = await import('./runNew.ts')
      await runNew(client, options)
    })
}

function addClientCommand(program: Command, name: string, description: string) {
  return program.command(name).description(description).argument('<client>', 'the name of the folder')
}

const folderOption = new Option('--dir <folder>', 'the folder of all clients (CLIENTS_DIR, fixtures/clients)')

const parseYear = numberParser(/^20\d\d$/, 'A year has four digits, such as 2027.')
const parseCount = numberParser(/^\d+$/, 'Write a whole number, such as 26.')
const parseLimit = numberParser(/^\d+$/, "Write a whole number, or 'none'.")

/** @param message a sentence for the user */
function numberParser(pattern: RegExp, message: string) {
  return (text: string): number => {
    if (pattern.test(text)) return Number(text)
    throw new InvalidArgumentError(message)
  }
}

/** For example "--age-groups". Salary bands are needed most often, so they have a short form. */
function optionFlags(flag: string) {
  const option = `--${flag.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`
  return flag === 'salaryBands' ? `--bands, ${option}` : option
}

const checkNotes = `
Exit codes: 0 no errors; 1 errors, or warnings with --strict; 2 the command could not run.
--quiet and --max-diagnostics affect only the text format: json lists every problem, and the exit code counts all of
them.
Standard input (-) replaces the file that --stdin-filename names, and is checked together with the client's other files.`

const previewNotes = `
The file opens by double-click, without a server or a connection, and contains this client's plan year only. It replaces
an earlier preview file, and no other file.
Exit codes: 0 written; 1 the client's files have errors; 2 the command could not run.`

const rollNotes =
  '\nThe new year is in <client>/<year>/, and employees preview it at /preview/<year>. Plan year, $schema, and published legal limits are updated; all other values stay.'

const languageNotes = `
A language that the calculator includes is only added to "languages" in instance.json. For any other one, the
command also writes <client>/languages/<tag>.json with every text of the calculator in English, ready to translate.
\`mediplan check\` lists what is not translated yet.`

/** The client comes first, because a list option takes all following words. */
const newExample = 'mediplan new zephyr --plans ppo hdhp --bands "Under 60,000" "60,000 and over"'
