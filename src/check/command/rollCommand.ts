import type { Command } from 'commander'
import { parseYear } from './parseYear.ts'
import type { RollOptions } from './runRoll.ts'

export function addRollCommand(program: Command): void {
  program
    .command('roll')
    .description("copy a client's plan year to a new one, and list the values that usually change")
    .argument('<client>', 'the name of the folder')
    .argument('<year>', 'the new plan year', parseYear)
    .option('--from <year>', 'the year to copy, if it is not the current one', parseYear)
    .option('--current', 'make this year, which has a folder, the current one; the old year gets a folder')
    .option('--dir <folder>', 'the folder of all clients (CLIENTS_DIR, fixtures/clients)')
    .addHelpText(
      'after',
      '\nThe new year is in <client>/<year>/, and employees preview it at /preview/<year>. Plan year, $schema, and published legal limits are updated; all other values stay.',
    )
    .action(async (client: string, year: number, options: RollOptions) => {
      const { runRoll } = await import('./runRoll.ts')
      await runRoll(client, year, options)
    })
}
