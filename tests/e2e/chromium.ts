import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { aptInstall, pathsOf, runAll, starts, type Command } from '../kit/programs.ts'

/**
 * Returns the path of a working Chromium. Installs the headless shell if there is none, because it renders the same
 * pages with a third less CPU time.
 * @throws Error if none is installed and none can be installed
 */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (starts(configured)) return configured
    throw new Error(`CHROMIUM_PATH is ${configured}, but no browser starts from that path.`)
  }
  return findInstalled() ?? install()
}

function findInstalled() {
  return listCandidates().find((path) => existsSync(path) && starts(path))
}

function listCandidates() {
  return [
    ...pathsOf('chromium-headless-shell'),
    ...listPlaywrightShells(),
    ...pathsOf('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ]
}

/** Playwright reports only the path of its Chromium, so this searches next to it for the headless shell. */
function listPlaywrightShells() {
  const [, browsers = '', revision = ''] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? []
  const folder = join(browsers, `chromium_headless_shell-${revision}`)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(chrome-)?headless[-_]shell(\.exe)?$/.test(path))
    .map((path) => join(folder, path))
}

const installers: { description: string; commands: Command[] }[] = [
  {
    description: "Chromium's headless shell with Playwright",
    commands: [['npx', 'playwright', 'install', '--only-shell', 'chromium']],
  },
  {
    description: 'the package chromium-headless-shell with apt-get',
    commands: aptInstall('chromium-headless-shell'),
  },
  { description: 'the package chromium with apt-get', commands: aptInstall('chromium') },
]

function install() {
  const failures: string[] = []
  for (const { description, commands } of installers) {
    console.error(`No Chromium is installed. Installing ${description} for the browser tests.`)
    const failure = runAll(commands)
    const path = findInstalled()
    if (path) return path
    failures.push(failure ?? `Installed ${description}, but it does not start.`)
  }
  throw new Error(
    `No Chromium is installed and none can be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n\n${failures.join('\n')}`,
  )
}
