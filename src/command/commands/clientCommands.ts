import { Option, type Command } from 'commander'
import { formats } from '../formats/formats.ts'
import { explainRule, listRules } from '../listRules.ts'
import { print } from '../print.ts'
import { clientsOption } from '../project.ts'
import { runCheck } from '../runCheck.ts'
import { addNewCommand } from './newCommand.ts'
import { addClientCommand, example, parseLimit, parseYear, type Run } from './options.ts'

/** Adds the commands for the files of clients. Those that a check does not need are loaded on demand. */
export function addClientCommands(program: Command, run: Run): void {
  addNewCommand(program, run)
  addCheckCommand(program, run)
  program
    .command('rules')
    .description('list the rules, or explain one')
    .argument('[rule]', 'the code of the rule to explain')
    .addHelpText('after', example('mediplan rules copays-over-maximum'))
    .action((code?: string) => print(code === undefined ? listRules() : explainRule(code)))
  program
    .command('compare')
    .description('show what differs between two plan years, clients, or Git revisions, in words')
    .argument('[before]', 'a client, as <client>[/<year>][@<revision>]')
    .argument('[after]', 'the same (default: the client on disk)')
    .option('--since <revision>', 'compare all clients with a Git revision instead')
    .option('--until <revision>', 'the later revision for --since (default: the files on disk)')
    .addOption(
      new Option('--format <format>', 'md for pull requests').choices(['text', 'md']).default('text'),
    )
    .addOption(clientsOption)
    .addHelpText(
      'after',
      compareNotes +
        example(
          'mediplan compare acme acme/2028',
          'mediplan compare acme birch',
          'mediplan compare acme@main',
          'mediplan compare --since origin/main --format md',
        ),
    )
    .action(run(async () => (await import('../runCompare.ts')).runCompare))
  addClientCommand(
    program,
    'roll',
    "copy a client's plan year to a new one, and list the values that usually change",
  )
    .argument('<year>', 'the new plan year', parseYear)
    .option('--from <year>', 'the year to copy (default: the current one)', parseYear)
    .option(
      '--current',
      'make an existing <year> folder the current year, and move the old year to its own folder',
    )
    .addOption(clientsOption)
    .addHelpText('after', rollNotes + example('mediplan roll acme 2028', 'mediplan roll acme 2028 --current'))
    .action(run(async () => (await import('../runRoll.ts')).runRoll))
  addClientCommand(program, 'language', 'add a language to a client')
    .argument('<tag>', 'the language tag, such as es or fr-CA')
    .addOption(clientsOption)
    .addHelpText('after', languageNotes + example('mediplan language acme es'))
    .action(run(async () => (await import('../runLanguage.ts')).runLanguage))
  addClientCommand(program, 'preview', "write a client's calculator as one HTML file, for sign-off by e-mail")
    .option('--year <year>', 'the plan year (default: the current one)', parseYear)
    .option('--out <file>', 'the file to write (default: <client>-<year>-preview.html)')
    .addOption(clientsOption)
    .addHelpText('after', previewNotes + example('mediplan preview acme --year 2028'))
    .action(run(async () => (await import('../runPreview.ts')).runPreview))
  addClientCommand(
    program,
    'calculate',
    'print the costs of all plans for some answers, as the API sends them',
  )
    .requiredOption('--answers <file>', 'the body of POST mediplan/calculate; - for standard input')
    .option('--year <year>', 'the plan year (default: the current one)', parseYear)
    .option('--language <tag>', "one of the client's languages (default: the first one)")
    .addOption(clientsOption)
    .addHelpText('after', calculateNotes + example('mediplan calculate acme --answers answers.json'))
    .action(run(async () => (await import('../runCalculate.ts')).runCalculate))
}

function addCheckCommand(program: Command, run: Run) {
  program
    .command('check')
    .description("find problems in clients' files")
    .argument('[paths...]', 'clients, files, or folders; - for standard input')
    .addOption(
      new Option('--format <format>', 'the format of the report')
        .choices(Object.keys(formats))
        .default('text'),
    )
    .addOption(clientsOption)
    .option('--fix', 'fix problems that have only one possible fix')
    .option('--strict', 'exit with 1 for warnings too')
    .addOption(new Option('--quiet', 'show only errors, and nothing if there are none').conflicts('strict'))
    .addOption(
      new Option('--max-diagnostics <number>', 'how many problems to show, errors first; none for no limit')
        .default(50)
        .argParser((text) => (text === 'none' ? Infinity : parseLimit(text))),
    )
    .option('--stdin-filename <path>', 'the file that standard input replaces')
    .addHelpText('after', checkNotes + example('mediplan check --strict', 'mediplan check acme --fix'))
    .action(run(async () => runCheck))
}

const checkNotes = `
Exit codes: 0 no errors; 1 errors, or warnings with --strict; 2 the command could not run.
--quiet and --max-diagnostics affect only the text format: json lists every problem, and the exit code counts all of
them.
Standard input (-) replaces the file that --stdin-filename names, and is checked together with the client's other files.`

const compareNotes = `
Without a year, all years of a client are compared, or only its current one if the other side names a year.
Exit codes: 0 compared, whether something differs or not; 2 the command could not run.`

const previewNotes = `
The file opens by double-click, without a server or a connection, and contains this client's plan year only. It replaces
an earlier preview file, and no other file.
Exit codes: 0 written; 1 the client's files have errors; 2 the command could not run.`

const rollNotes = `
The new year is in <client>/<year>/, and employees preview it at /preview/<year>. The command updates the plan year, $schema,
and the legal limits that are published; all other values stay.`

const languageNotes = `
If the calculator includes the language, the command only adds it to "languages" in instance.json. Otherwise, it also
writes <client>/languages/<tag>.json with every text of the calculator in English, ready to translate.
\`mediplan check\` lists what is not translated yet.`

const calculateNotes = `
The answers have the IDs of instance.json, and null for what the client does not ask:
  { "coverage": "EE", "scenario": "usual", "customScenario": null, "surcharges": {},
    "location": null, "salaryBand": null, "savingsStyle": null }
Exit codes: 0 calculated; 1 the client's files have errors; 2 the command could not run.`
