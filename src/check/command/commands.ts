import { InvalidArgumentError, Option, type Command } from 'commander'
import { check, type CheckOptions } from './check.ts'
import { explainRule, listRules } from './explainRule.ts'
import { formats } from './formats/formats.ts'

const limits = `
Exits with 0 when all is fine, 1 with diagnostics, 2 when it could not run.
--quiet and --max-diagnostics affect only text: json, junit and sarif list every diagnostic, and the exit code counts all.
A document on standard input is recognized by its $schema, or else by its properties. It is checked alone; with
--stdin-filename, in place of that file, together with the client's other files.`

/** @param end takes the exit code */
export function addCheck(program: Command, end: (code: number) => void): void {
  program
    .command('check')
    .description("say what is wrong in clients' files, where, and how to fix it")
    .argument(
      '[paths...]',
      'files, folders of clients, or a folder of all (CLIENTS_DIR, fixtures/clients); - for standard input',
    )
    .addOption(new Option('--format <format>', 'how to say it').choices(Object.keys(formats)).default('text'))
    .option('--fix', 'fix what has only one possible meaning')
    .option('--strict', 'let warnings count as diagnostics too')
    .addOption(new Option('--quiet', 'show only errors, and nothing if there are none').conflicts('strict'))
    .addOption(
      new Option(
        '--max-diagnostics <number>',
        'how many diagnostics to show, errors first; none for no limit',
      )
        .default(50)
        .argParser(asLimit),
    )
    .option('--stdin-filename <path>', 'the file that standard input is checked as')
    .addHelpText('after', limits)
    .action(
      async (
        paths: string[],
        options: Partial<CheckOptions> & Pick<CheckOptions, 'format' | 'maxDiagnostics'>,
      ) => {
        end(await check(paths, { fix: false, strict: false, quiet: false, ...options }))
      },
    )
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('list the rules with their codes, or explain one')
    .argument('[rule]', 'the rule to explain')
    .action((rule?: string) => {
      process.stdout.write(rule === undefined ? listRules() : explainRule(rule))
    })
}

function asLimit(text: string): number {
  if (text === 'none') return Infinity
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError("Write a whole number, or 'none'.")
}
