import { Option, type Command } from 'commander'
import { allRules } from '../allRules.ts'
import { check, type CheckOptions } from './check.ts'
import { formats } from './formats/formats.ts'

/** @param end takes the exit code */
export function addCheck(program: Command, end: (code: number) => void): void {
  program
    .command('check')
    .description("say what is wrong in clients' files, where, and how to fix it")
    .argument('[paths...]', 'files, folders of clients, or a folder of all (CLIENTS_DIR, fixtures/clients)')
    .addOption(new Option('--format <format>', 'how to say it').choices(Object.keys(formats)).default('text'))
    .option('--fix', 'fix what has only one possible meaning')
    .option('--strict', 'let warnings count as findings too')
    .addHelpText('after', '\nExits with 0 when all is fine, 1 with findings, 2 when it could not run.')
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
