import type { Command } from 'commander'
import type { PreviewOptions } from './runPreview.ts'
import { parseYear } from './parseYear.ts'

const notes = `
The file opens by double-click, without a server or a connection, and contains this client's plan year only. It replaces
an earlier preview file, and no other file.
Exit codes: 0 written; 1 the client's files have errors; 2 the command could not run.`

/** @param exit takes the exit code */
export function addPreviewCommand(program: Command, exit: (code: number) => void): void {
  program
    .command('preview')
    .description("write a client's calculator as one HTML file, for sign-off by e-mail")
    .argument('<client>', 'the name of the folder')
    .option('--year <year>', 'the plan year (that of the instance.json in the folder)', parseYear)
    .option('--out <file>', 'the file to write (<client>-<year>-preview.html)')
    .option('--dir <folder>', 'the folder of all clients (CLIENTS_DIR, fixtures/clients)')
    .addHelpText('after', notes)
    .action(async (client: string, options: PreviewOptions) => {
      const { runPreview } = await import('./runPreview.ts')
      exit(await runPreview(client, options))
    })
}
