import { existsSync } from 'node:fs'
import { aptInstall, pathsOf, runAll } from '../kit/programs.ts'

/** The programs that run Firefox and WebKit, with the packages that contain them on Debian and its derivatives. */
const programs = {
  firefox: { paths: ['firefox-esr', 'firefox'], packages: ['firefox-esr'], title: 'Firefox' },
  webDriver: { paths: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'], title: "WebKitGTK's WebDriver" },
  display: { paths: ['Xvfb'], packages: ['xvfb'], title: 'Xvfb' },
}

type ProgramName = keyof typeof programs

const programNames = Object.keys(programs) as ProgramName[]

/**
 * Returns the path of each program. Installs the missing ones with apt-get.
 * @throws Error that names what to install if it cannot
 */
export function findPrograms(): Record<ProgramName, string> {
  const missing = programNames.filter((name) => !find(name))
  if (missing.length > 0) install(missing)
  return Object.fromEntries(programNames.map((name) => [name, find(name)])) as Record<ProgramName, string>
}

function find(name: ProgramName) {
  const configured = name === 'firefox' && process.env.FIREFOX_PATH
  return configured || pathsOf(...programs[name].paths).find((path) => existsSync(path))
}

function install(names: ProgramName[]) {
  const packages = names.flatMap((name) => programs[name].packages)
  console.error(`Installing ${packages.join(', ')} with apt-get for the tests in Firefox and WebKit.`)
  const failure = runAll(aptInstall(...packages))
  const missing = names.filter((name) => !find(name)).map((name) => programs[name].title)
  if (missing.length === 0) return
  throw new Error(
    `The tests in Firefox and WebKit need ${missing.join(', ')}. As root on Debian: apt-get install ${packages.join(' ')}. FIREFOX_PATH names another Firefox.\n\n${failure}`,
  )
}
