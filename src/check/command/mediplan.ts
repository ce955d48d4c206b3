import { Command, CommanderError, Option } from 'commander'
import { check, type CheckOptions } from './check.ts'
import { formats } from './formats/formats.ts'
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
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    process.stderr.write(`${error instanceof CannotRun ? error.message : String((error as Error).stack)}\n`)
    return 2
  }
  return code
}
