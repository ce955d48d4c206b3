import { InvalidArgumentError, Option, type Command } from 'commander'
import { formats } from './formats/formats.ts'
import { runCheck, type CheckOptions } from './runCheck.ts'

const notes = `
Exit codes: 0 no errors; 1 errors, or warnings with --strict; 2 the command could not run.
--quiet and --max-diagnostics affect only the text format: json, junit and sarif list every problem, and the exit code
counts all of them.
Standard input is identified by its $schema, or else by its properties, and checked without other files. With
--stdin-filename it replaces that file, and is checked together with the client's other files.`

/** @param exit takes the exit code */
export function addCheckCommand(program: Command, exit: (code: number) => void): void {
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
    .option('--online', "also download the clients' logos, and report those that browsers cannot show")
    .option('--strict', 'exit with 1 for warnings too')
    .addOption(new Option('--quiet', 'show only errors, and nothing if there are none').conflicts('strict'))
    .addOption(
      new Option('--max-diagnostics <number>', 'how many problems to show, errors first; none for no limit')
        .default(50)
        .argParser(parseLimit),
    )
    .option('--stdin-filename <path>', 'the file that standard input replaces')
    .addHelpText('after', notes)
    .action(
      async (
        paths: string[],
        options: Partial<CheckOptions> & Pick<CheckOptions, 'format' | 'maxDiagnostics'>,
      ) => {
        exit(await runCheck(paths, { fix: false, strict: false, quiet: false, online: false, ...options }))
      },
    )
}

function parseLimit(text: string): number {
  if (text === 'none') return Infinity
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError("Write a whole number, or 'none'.")
}
