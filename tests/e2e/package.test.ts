import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { publint } from 'publint'
import { recordPageErrors } from './support/pageErrors.ts'
import { startStaticServer } from './support/staticServer.ts'
import { walkTo } from './support/walk.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
let folder = ''

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consultancy-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** What npx runs. */
const bin = 'node_modules/.bin/mediplan'

const mediplan = async (...args: string[]) =>
  (await run(process.execPath, [bin, ...args], { cwd: folder })).stdout

test('the package creates, shows, checks, and publishes clients in an empty folder', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const errors = await recordPageErrors(page)
  // Leaving the workbench aborts its requests.
  errors.allow(/client-\w+\/.* net::ERR_ABORTED/)

  await test.step('it is small and well-formed', async () => {
    // The builds are up to date already.
    const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
    const [packed] = JSON.parse((await run('npm', pack, { cwd: root })).stdout) as {
      filename: string
      size: number
    }[]
    expect(packed!.size).toBeLessThan(3_000_000)
    await run('npm', ['install', `./${packed!.filename}`, '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
    })
    const { messages } = await publint({
      pkgDir: join(folder, 'node_modules/mediplan'),
      pack: false,
      strict: true,
    })
    expect(messages).toEqual([])
    expect(await findBrokenLinks(join(folder, 'node_modules/mediplan'))).toEqual([])
    const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as { packages: object }
    expect(Object.keys(lock.packages).length - 1).toBeLessThanOrEqual(60)
    expect(await sizeOf(join(folder, 'node_modules'))).toBeLessThan(40_000_000)
  })

  await test.step('init keeps the installed package, and the strict check passes', async () => {
    await mediplan('init', '--consultancy', 'Acme & Co.')
    const { devDependencies, dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    expect([devDependencies, Object.keys(dependencies)]).toEqual([undefined, ['mediplan']])
    expect(await mediplan('check', '--strict')).toContain('No problems')
  })

  await test.step("dev shows the workbench, and follows a file in the employees' calculator", async () => {
    const dev = await start(['dev', '--port', '0'], /Ctrl\+C/)
    const [workbench, calculator] = dev.output.match(/http:\S+/g)!
    await page.goto(workbench)
    await expect(page.getByRole('combobox', { name: 'Client' })).toContainText('Sample Company')
    const file = join(folder, 'clients/sample/instance.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace('Sample Company', 'Renamed Company'))
    await expect(async () => {
      await page.goto(calculator!)
      await expect(page.getByRole('contentinfo')).toContainText('Created by Acme & Co. for Renamed Company', {
        timeout: 1000,
      })
    }).toPass()
    await walkTo(page, 'results')
    await dev.stop()
  })

  await test.step('serve is ready for employees, and ends when it is asked to', async () => {
    const environment = { PORT: '0', API_KEY: 'sample', CONSULTANCY: '', DRAIN_SECONDS: '0' }
    const serve = await start(['serve'], /"listening"/, environment)
    const [address] = /http:[^"]+/.exec(serve.output)!
    expect((await page.request.get(`${address}readyz`)).status()).toBe(200)
    await page.goto(address)
    await expect(page.getByRole('contentinfo')).toContainText('Created by Acme & Co. for Renamed Company')
    await page.close()
    expect(await serve.stop()).toBe(0)
  })

  await test.step('build writes a site for a plain static server', async () => {
    await mediplan('build', 'sample', '--out', 'site/acme', '--consultancy', '')
    const visitor = await context.newPage()
    const siteErrors = await recordPageErrors(visitor)
    const host = await startStaticServer(join(folder, 'site'))
    try {
      await visitor.goto(`${host.address}/acme/`)
      await expect(visitor.getByRole('contentinfo')).toContainText(
        'Created by a benefits consultancy for Renamed Company',
      )
      expect(await siteErrors.findUnexpected()).toEqual([])
    } finally {
      host.close()
    }
  })
  expect(await errors.findUnexpected()).toEqual([])
})

/** Starts an installed command as in production, and waits for some output. */
async function start(args: string[], ready: RegExp, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exitCode = once(child, 'exit').then(([code]) => code as number | null)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += String(text)
      if (ready.test(output)) resolve()
    })
    void exitCode.then((code) => reject(new Error(`Exited with ${code}: ${output}`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return exitCode
  }
  return { output, stop }
}

/** Finds links of the package's documents to files that the package does not have. */
async function findBrokenLinks(packageFolder: string) {
  const paths = await readdir(packageFolder, { recursive: true })
  const documents = paths.filter((path) => path.endsWith('.md') && !path.startsWith('node_modules'))
  const links = documents.map(async (path) => {
    const text = await readFile(join(packageFolder, path), 'utf8')
    return Array.from(text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g), ([, target]) =>
      join(dirname(path), target!),
    )
  })
  return (await Promise.all(links)).flat().filter((target) => !paths.includes(target))
}

async function sizeOf(path: string): Promise<number> {
  const files = await readdir(path, { recursive: true, withFileTypes: true })
  const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)))
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0)
}
