import type { Command } from 'commander'
import { clientsOption } from '../project.ts'
import { example, portOption, type Run } from './options.ts'

export function addRepositoryCommands(program: Command, run: Run): void {
  program
    .command('init')
    .description('create a repository for clients, with a sample client')
    .argument('[dir]', 'the folder', '.')
    .option('--consultancy <name>', 'the consultancy that the footer names')
    .addHelpText(
      'after',
      example('mediplan init --consultancy "Harbor Benefits"', 'mediplan init our-clients'),
    )
    .action(run(async () => (await import('../runInit.ts')).runInit))
  program
    .command('dev')
    .description("open the workbench and each client's calculator on this machine")
    .addOption(clientsOption)
    .addOption(portOption(5174))
    .addHelpText('after', example('mediplan dev --port 8000'))
    .action(run(async () => (await import('../runDev.ts')).runDev))
  program
    .command('migrate')
    .description('make all files follow the schemas of this version')
    .addOption(clientsOption)
    .addHelpText('after', example('mediplan migrate'))
    .action(run(async () => (await import('../runMigrate.ts')).runMigrate))
}
