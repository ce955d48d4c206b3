import { Command, CommanderError } from 'commander'
import { UsageError } from '../files/UsageError.ts'
import { addCheck, addRules } from './commands.ts'
import { addNew } from './newCommand.ts'
import { version } from './version.ts'

/**
 * Runs the command line.
 * @returns the exit code: 0 fine, 1 there are diagnostics, 2 it could not run.
 */
export async function mediplan(words: string[]): Promise<number> {
  let code = 0
  const program = new Command('mediplan')
    .description("Checks the files of clients, and starts a client's folder.")
    .version(version)
    .exitOverride()
  addCheck(program, (found) => {
    code = found
  })
  addRules(program)
  addNew(program)
  try {
    await program.parseAsync(words, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    // What whoever runs it can help; where in our code it happened is of no use to them.
    process.stderr.write(`${error instanceof UsageError ? error.message : String((error as Error).stack)}\n`)
    return 2
  }
}
