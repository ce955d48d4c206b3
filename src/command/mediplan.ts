import { Command, CommanderError } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { describeFileError } from '../check/files/fileErrors.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { SettingError } from '../service/settings.ts'
import { print, printError } from './print.ts'
import { addCommands } from './commands/addCommands.ts'

/**
 * Runs the command line.
 * @returns the exit code: 0 for no errors, 1 for errors or, with --strict, warnings, 2 if the command could not run
 */
export async function mediplan(args: string[]): Promise<number> {
  let exitCode = 0
  const program = new Command('mediplan')
    .description('Turns the plans of companies into calculators that help their employees choose one.')
    .version(packageJson.version)
    .exitOverride()
    .showHelpAfterError('Help: mediplan [command] --help')
    .configureOutput({ writeOut: print, writeErr: printError })
  addCommands(program, (load) => async (...input) => {
    const command = await load()
    const code = await command(...input)
    exitCode = typeof code === 'number' ? code : 0
  })
  try {
    await program.parseAsync(argsToParse(args, program), { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    printError(`${describeError(error as NodeJS.ErrnoException)}\n`)
    return 2
  }
}

/** Commander ignores an unknown command if help is requested. Passes only its name, so that Commander reports it. */
function argsToParse(args: string[], program: Command) {
  const [name = ''] = args[0] === 'help' ? args.slice(1) : args
  const isKnown = /^(-.*)?$/.test(name) || program.commands.some((command) => command.name() === name)
  return isKnown ? args : [name]
}

/** The person who runs the command can solve a wrong use or setting, and an error of the file system. Others need a stack. */
function describeError(error: NodeJS.ErrnoException): string {
  if (error instanceof UsageError || error instanceof SettingError) return error.message
  if (error.code === undefined || error.path === undefined) return String(error.stack)
  return `${error.path} (${error.code}): ${describeFileError(error)}`
}
