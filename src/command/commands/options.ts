import { InvalidArgumentError, Option, type Command } from 'commander'
import { basePath, origins, portNumber, type SettingType } from '../../service/settings.ts'

/** The action that loads and runs the function of a command. The function returns its exit code, or nothing for 0. */
export type Run = <Args extends unknown[]>(
  load: () => Promise<(...args: Args) => Promise<unknown>>,
) => (...args: Args) => Promise<void>

export function addClientCommand(program: Command, name: string, description: string) {
  return program
    .command(name)
    .description(description)
    .argument('<client>', "the name of the client's folder")
}

export function example(...commands: string[]) {
  return `\n\nExamples:\n${commands.map((command) => `  ${command}\n`).join('')}`
}

export const parseYear = numberParser(/^20\d\d$/, 'a year from 2000 to 2099, such as 2027')
export const parseCount = numberParser(/^\d+$/, 'a whole number, such as 26')
export const parsePercent = numberParser(
  /^(\d(\.\d+)?|10)$/,
  'a percentage from 0 to 10 without %, such as 3.3',
)
export const parseLimit = numberParser(/^\d+$/, "a whole number, or 'none'")

/** Parses an option as the setting of the service with the same meaning. */
export function parsed<T>({ parse, help }: SettingType<T>) {
  return (text: string): T => {
    const value = parse(text)
    if (value !== undefined) return value
    throw new InvalidArgumentError(`Write ${help}.`)
  }
}

export const baseOption = new Option(
  '--base <path>',
  'the path that serves the calculator (default: "/")',
).argParser(parsed(basePath))

export const portOption = (port: number) =>
  new Option('--port <number>', 'the port; 0 for a free one').default(port).argParser(parsed(portNumber))

export const frameAncestorsOption = new Option(
  '--frame-ancestors <origins>',
  'the origins of pages that may show the calculator in a frame, with commas between them',
).argParser(parsed(origins))

function numberParser(pattern: RegExp, help: string) {
  return parsed({ help, parse: (text) => (pattern.test(text) ? Number(text) : undefined) })
}
