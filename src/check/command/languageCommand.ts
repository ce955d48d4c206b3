import type { Command } from 'commander'
import type { LanguageOptions } from './runLanguage.ts'

const notes = `
A language that the calculator includes is only added to "languages" in instance.json. For any other one, the
command also writes <client>/languages/<tag>.json with every text of the calculator in English, ready to translate.
\`mediplan check\` lists what is not translated yet.`

export function addLanguageCommand(program: Command): void {
  program
    .command('language')
    .description('add a language to a client')
    .argument('<client>', 'the name of the folder')
    .argument('<tag>', 'the language tag, such as es or fr-CA')
    .option('--dir <folder>', 'the folder of all clients (CLIENTS_DIR, fixtures/clients)')
    .addHelpText('after', notes)
    .action(async (client: string, tag: string, options: LanguageOptions) => {
      const { runLanguage } = await import('./runLanguage.ts')
      await runLanguage(client, tag, options)
    })
}
