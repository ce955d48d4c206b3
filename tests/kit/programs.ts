import { execFileSync, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The paths at which programs with these names can be installed, whether they exist or not. */
export function pathsOf(...names: string[]): string[] {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** A file can exist and not start: a Playwright download without system libraries, or Ubuntu's stub package. */
export function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

export type Command = [program: string, ...parameters: string[]]

/** Installs packages on Debian and its derivatives, as root. */
export function aptInstall(...names: string[]): Command[] {
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', ...names],
  ]
}

/** Runs all commands, even after a failure. Returns the first failure. */
export function runAll(commands: Command[]): string | undefined {
  return commands.map(run).find((failure) => failure !== undefined)
}

/** Returns the error output of a command that fails. */
function run([program, ...parameters]: Command) {
  const { status, stderr, error } = spawnSync(program, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0 ? undefined : `${program} ${parameters.join(' ')}: ${error?.message ?? stderr.trim()}`
}
