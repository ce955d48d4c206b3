import type { Command } from 'commander'
import { addApiCommands } from './apiCommands.ts'
import { addClientCommands } from './clientCommands.ts'
import type { Run } from './options.ts'
import { addPublishCommands } from './publishCommands.ts'
import { addRepositoryCommands } from './repositoryCommands.ts'

export function addCommands(program: Command, run: Run): void {
  program.commandsGroup('Repository:')
  addRepositoryCommands(program, run)
  program.commandsGroup('Clients:')
  addClientCommands(program, run)
  program.commandsGroup('Publish:')
  addPublishCommands(program, run)
  program.commandsGroup('Other APIs:')
  addApiCommands(program, run)
}
