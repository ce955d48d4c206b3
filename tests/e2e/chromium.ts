import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * Where a Chromium that starts is; installs one where there is none.
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
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return [
    '/usr/bin/chromium',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ]
}

/** Playwright's download can lack the system's libraries, and Ubuntu's package can be an empty shell: both are there and do not start. */
function starts(path: string) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

function install() {
  for (const commands of ways) {
    try {
      for (const [command, ...parameters] of commands) run(command, parameters)
    } catch (error) {
      console.error(`That did not work: ${error instanceof Error ? error.message : String(error)}`)
    }
    const path = installed()
    if (path) return path
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  )
}

const ways: [string, ...string[]][][] = [
  [['npx', 'playwright', 'install', 'chromium']],
  [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium'],
  ],
]

function run(command: string, parameters: string[]) {
  console.error(`No Chromium found: ${command} ${parameters.join(' ')}`)
  execFileSync(command, parameters, { stdio: ['ignore', 2, 2] })
}
