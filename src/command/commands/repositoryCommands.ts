import type { Command } from 'commander'
import { clientsOption, type ClientsOption } from '../project.ts'
import type { DevOptions } from '../runDev.ts'
import { example, portOption } from './options.ts'

/** Adds the commands for a repository of clients. */
export function addRepositoryCommands(program: Command): void {
  program
    .command('init')
    .description('create a repository for clients, with a sample client')
    .argument('[dir]', 'the folder', '.')
    .addHelpText('after', example('mediplan init', 'mediplan init our-clients'))
    .action(async (folder: string) => {
      const { runInit } = await import('../runInit.ts')
      await runInit(folder)
    })
  program
    .command('dev')
    .description("open the workbench and each client's calculator on this machine")
    .addOption(clientsOption)
    .addOption(portOption(5174))
    .addHelpText('after', example('mediplan dev --port 8000'))
    .action(async (options: DevOptions) => {
      const { runDev } = await import('../runDev.ts')
      await runDev(options)
    })
  program
    .command('migrate')
    .description('make all files follow the schemas of this version')
    .addOption(clientsOption)
    .addHelpText('after', example('mediplan migrate'))
    .action(async (options: ClientsOption) => {
      const { runMigrate } = await import('../runMigrate.ts')
      await runMigrate(options)
    })
}
