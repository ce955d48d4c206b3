import { Argument, type Command } from 'commander'
import { apiAddress, apiKey } from '../../service/settings.ts'
import { servers } from '../formatHeaders.ts'
import { clientsOption } from '../project.ts'
import {
  addClientCommand,
  baseOption,
  example,
  frameAncestorsOption,
  parsed,
  parseYear,
  type Run,
} from './options.ts'

export function addPublishCommands(program: Command, run: Run): void {
  addClientCommand(program, 'build', "write a client's calculator as files for a static host")
    .requiredOption('--out <folder>', 'the folder to write')
    .option(
      '--year <year>',
      'only this plan year (default: the current one, with all others to preview)',
      parseYear,
    )
    .option('--api <url>', 'call this API instead of calculating in the page', parsed(apiAddress))
    .option('--key <key>', "the client's key for that API", parsed(apiKey))
    .option(
      '--consultancy <name>',
      'the consultancy that the footer names (default: that of the configuration)',
    )
    .addOption(baseOption)
    .addOption(frameAncestorsOption)
    .addOption(clientsOption)
    .addHelpText('after', buildNotes + example('mediplan build acme --out site/acme'))
    .action(run(async () => (await import('../runBuild.ts')).runBuild))
  program
    .command('serve')
    .description('serve the calculator and its API to employees')
    .addOption(clientsOption)
    .addHelpText('after', serveNotes + example('API_KEY=acme mediplan serve'))
    .action(run(async () => (await import('../runServe.ts')).runServe))
  program
    .command('headers')
    .description("print a web server's configuration for the calculator's files")
    .addArgument(new Argument('<server>', 'the web server').choices(servers))
    .option('--static', 'for a site of `mediplan build` without --api')
    .option('--api <url>', 'the API that the page calls', parsed(apiAddress))
    .addOption(baseOption)
    .addOption(frameAncestorsOption)
    .addHelpText('after', example('mediplan headers nginx --api https://api.example.com/'))
    .action(run(async () => (await import('../runHeaders.ts')).runHeaders))
}

const buildNotes = `
The site needs no server: it calculates in the page, works at any path, and contains this client's data only. Several
clients can be folders of one site. The folder must be empty, or written by this command for the same client.
With --api, the calculator calls an API and works only at --base. The web server must respond to the paths of its screens
with the page; \`mediplan headers\` prints the configuration.
Exit codes: 0 written; 1 the client's files have errors; 2 the command could not run.`

const serveNotes = `
All other settings are environment variables, such as PORT, API_KEY, BASE_PATH, and ALLOWED_ORIGINS; OPERATIONS.md in
the package's docs lists them. An empty SITE_DIR serves the API alone. At SIGTERM, the service accepts connections for
DRAIN_SECONDS more, completes its requests, and exits, at the latest after SHUTDOWN_SECONDS. Ctrl+C skips DRAIN_SECONDS.`
