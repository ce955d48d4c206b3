import { Option, type Command } from 'commander'
import { apiKey, origins, type SettingType } from '../../service/settings.ts'
import { example, parsed, parseYear, portOption, type Run } from './options.ts'

/** Adds the commands for an API that is not the service of this package. */
export function addApiCommands(program: Command, run: Run): void {
  const addApiCommand = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument('<url>', 'the address of the API, before mediplan/instance', parsed(absoluteAddress))
      .requiredOption('--key <key>', "the client's key", parsed(apiKey))
      .option('--year <year>', 'a plan year to preview, in addition to the current one', parseYear)
  addApiCommand('verify-api', 'find what keeps the calculator from using an API')
    .option('--origin <origin>', "the calculator's origin, for CORS", parsed(origin))
    .addOption(
      new Option('--format <format>', 'the format of the report').choices(['text', 'json']).default('text'),
    )
    .addHelpText('after', verifyNotes + example('mediplan verify-api https://api.example.com/ --key acme'))
    .action(run(async () => (await import('../runVerifyApi.ts')).runVerifyApi))
  addApiCommand('record', 'write what an API sends to a file, for tests without it')
    .requiredOption('--out <file>', 'the file to write')
    .addHelpText(
      'after',
      recordNotes + example('mediplan record https://api.example.com/ --key acme --out acme.recording.json'),
    )
    .action(run(async () => (await import('../runRecord.ts')).runRecord))
  program
    .command('replay')
    .description('serve a recorded API on this machine')
    .argument('<file>', 'the file that `mediplan record` wrote')
    .addOption(portOption(8090))
    .addHelpText('after', example('mediplan replay acme.recording.json'))
    .action(run(async () => (await import('../runReplay.ts')).runReplay))
}

const absoluteAddress: SettingType<string> = {
  help: 'an address like https://api.example.com/, without a password, ?, and #',
  parse(text) {
    if (!/^https?:\/\/[^?#@]+$/.test(text)) return undefined
    return URL.canParse(text) ? text : undefined
  },
}

const origin: SettingType<string> = {
  help: 'one origin like https://benefits.example.com, without a path',
  parse(text) {
    const [first, ...others] = origins.parse(text) ?? []
    return others.length === 0 ? first : undefined
  },
}

const verifyNotes = `
Calls the API as the calculator does: the instance, and one calculation for each coverage code. Marks: ✓ as expected,
· an optional field that is not sent, ! a warning, ✗ an error. Without --origin, CORS is checked for an example origin, and
its problems are warnings.
Exit codes: 0 employees can use the calculator with this API; 1 they cannot; 2 the command could not run.`

const recordNotes = `
Records the instance, and the results of up to 500 answers: every coverage code and scenario, and the personal questions as
far as they fit. The file contains neither the key nor the address. Serve it with \`mediplan replay\`.`
