import type { Command } from 'commander'
import { addApiCommands } from './apiCommands.ts'
import { addClientCommands } from './clientCommands.ts'
import type { Exit } from './options.ts'
import { addPublishCommands } from './publishCommands.ts'
import { addRepositoryCommands } from './repositoryCommands.ts'

/** Adds all commands to the program, in groups. */
export function addCommands(program: Command, exit: Exit): void {
  program.commandsGroup('Repository:')
  addRepositoryCommands(program)
  program.commandsGroup('Clients:')
  addClientCommands(program, exit)
  program.commandsGroup('Publish:')
  addPublishCommands(program, exit)
  program.commandsGroup('Other APIs:')
  addApiCommands(program, exit)
}
