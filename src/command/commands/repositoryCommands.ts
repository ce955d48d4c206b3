import type { Command } from 'commander'
import { clientsOption, type ClientsOption } from '../project.ts'
import type { DevOptions } from '../runDev.ts'
import type { InitOptions } from '../runInit.ts'
import { example, portOption } from './options.ts'

/** Adds the commands for a repository of clients. */
export function addRepositoryCommands(program: Command): void {
  program
    .command('init')
    .description('create a repository for clients, with a sample client')
    .argument('[dir]', 'the folder', '.')
    .option('--consultancy <name>', 'the consultancy that the footer names')
    .addHelpText(
      'after',
      example('mediplan init --consultancy "Harbor Benefits"', 'mediplan init our-clients'),
    )
    .action(async (folder: string, options: InitOptions) => {
      const { runInit } = await import('../runInit.ts')
      await runInit(folder, options)
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
