import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The path of a Chromium that starts. Installs the headless shell if there is none: it renders the same pages with a
 * third less processor time.
 * @throws when none is found and none can be installed.
 */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, and no browser starts from there.`)
  }
  return installed() ?? install()
}

function installed() {
  return candidates().find((path) => existsSync(path) && starts(path))
}

function candidates() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]
  const inFolders = (...names: string[]) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [
    ...inFolders('chromium-headless-shell'),
    ...playwrightShells(),
    ...inFolders('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ]
}

/** Playwright installs its headless shell beside its Chromium, and names only the Chromium. */
function playwrightShells() {
  const [, browsers = '', revision = ''] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? []
  const folder = join(browsers, `chromium_headless_shell-${revision}`)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(chrome-)?headless[-_]shell(\.exe)?$/.test(path))
    .map((path) => join(folder, path))
}

/**
 * Playwright's download can lack the system's libraries, and Ubuntu's package can be a stub: both exist and do not
 * start.
 */
function starts(path: string) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

const ways: { what: string; commands: [string, ...string[]][] }[] = [
  {
    what: "Chromium's headless shell with Playwright",
    commands: [['npx', 'playwright', 'install', '--only-shell', 'chromium']],
  },
  {
    what: 'the package chromium-headless-shell with apt-get',
    commands: aptInstall('chromium-headless-shell'),
  },
  { what: 'the package chromium with apt-get', commands: aptInstall('chromium') },
]

function aptInstall(name: string): [string, ...string[]][] {
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', name],
  ]
}

function install() {
  const failures: string[] = []
  for (const { what, commands } of ways) {
    console.error(`Installing ${what}: the browser tests need a Chromium, and none is installed.`)
    const failure = commands.map(run).find((said) => said !== undefined)
    const path = installed()
    if (path) return path
    failures.push(failure ?? `Installed ${what}, but it does not start.`)
  }
  throw new Error(
    `No Chromium is installed and none can be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n\n${failures.join('\n')}`,
  )
}

/** The error output of a command that fails. */
function run([command, ...parameters]: [string, ...string[]]) {
  const { status, stderr, error } = spawnSync(command, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0 ? undefined : `${command} ${parameters.join(' ')}: ${error?.message ?? stderr.trim()}`
}
