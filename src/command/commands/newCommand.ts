import { Option, type Command } from 'commander'
import { catalogServices, typicalYears, usualTrend } from '../../catalog/catalog.ts'
import {
  defaultScenarios,
  defaultServices,
  listQuestions,
  planKinds,
} from '../../check/newClient/questions.ts'
import { clientsOption } from '../project.ts'
import { addClientCommand, parseCount, parsePercent, parseYear, type Run } from './options.ts'

/** Adds `mediplan new`, whose options are the questions of the workbench. */
export function addNewCommand(program: Command, run: Run): void {
  const command = addClientCommand(
    program,
    'new',
    "create a client's folder, with typical values for what the options leave out",
  )
    .option('--name <name>', "the client's display name")
    .option('--year <year>', 'the plan year (default: next year)', parseYear)
    .option('--url <address>', "the address that the client's name links to")
    .addOption(
      new Option('--plans <kinds...>', 'the plans to start with; repeat a kind for two of them').choices(
        planKinds,
      ),
    )
    .option(
      '--scenarios <ids...>',
      `typical years of the catalog, with the services that they use (default: ${defaultScenarios.join(' ')})`,
    )
    .option(
      '--services <ids...>',
      `services of the catalog besides those of the scenarios (default: ${defaultServices.join(' ')})`,
    )
    .option(
      '--trend <percent>',
      `how much the catalog's prices rise in a year until the plan year (default: ${usualTrend})`,
      parsePercent,
    )
  for (const { flag, label } of listQuestions)
    command.option(`${optionFlags(flag)} <names...>`, `the ${label.toLowerCase()}`)
  command
    .option(
      '--surcharges <statements...>',
      'statements for which employees pay more, such as "I use tobacco"',
    )
    .option('--credits <statements...>', 'statements for which employees get money')
    .option('--deductions <number>', 'the payroll deductions per year (default: 26)', parseCount)
    .option('--savings', 'ask employees how they like to save')
    .option('--single-child', 'price a single child separately')
    .option('--custom-scenario', 'let employees enter their own uses of services')
    .option('--no-custom-scenario', 'offer only the predefined scenarios')
    .option('--key <key>', "the client's API key (default: the folder's name)")
    .addOption(clientsOption)
    .addHelpText(
      'after',
      `\nThe client comes first: ${newExample}\nA list can also be one text with semicolons: --bands "Under 60,000; 60,000 and over"\n${catalogIds()}`,
    )
    .showHelpAfterError(`The client comes first, as in: ${newExample}`)
    .action(run(async () => (await import('../runNew.ts')).runNew))
}

/** For example "--age-groups". Salary bands are needed most often, so they have a short form. */
function optionFlags(flag: string) {
  const option = `--${flag.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`
  return flag === 'salaryBands' ? `--bands, ${option}` : option
}

function catalogIds() {
  const list = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(', ')
  return `\nTypical years: ${list(typicalYears)}\nServices: ${list(catalogServices)}`
}

/** The client comes first, because a list option takes all following words. */
const newExample = 'mediplan new zephyr --plans ppo hdhp --bands "Under 60,000" "60,000 and over"'
