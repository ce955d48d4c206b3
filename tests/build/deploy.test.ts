import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }
import { healthPaths } from '../../src/service/operations/healthRoutes.ts'
import { readSettings } from '../../src/service/settings.ts'

const read = (path: string) => readFile(join(import.meta.dirname, '../..', path), 'utf8')

const container = parseContainerfile(await read('Containerfile'))
const unit = parseUnit(await read('docs/deploy/mediplan.service'))
const { services } = parse(await read('docs/deploy/compose.yaml')) as {
  services: Record<'mediplan' | 'caddy', ComposeService>
}
const caddyfile = await read('docs/deploy/Caddyfile')
const workflow = parse(await read('.github/workflows/ci.yml')) as Workflow

interface ComposeService {
  read_only: boolean
  tmpfs: string[]
  cap_drop: string[]
  security_opt: string[]
  healthcheck?: { test: string[] }
  restart: string
  stop_grace_period?: string
  environment: Record<string, string>
  volumes: string[]
  ports?: string[]
  command?: string
}

interface Workflow {
  on: { schedule: unknown[]; pull_request: unknown }
  permissions: Record<string, string>
  jobs: Record<
    'test' | 'test-full',
    {
      if: string
      strategy?: { matrix: { node: string[] } }
      steps: { uses?: string; run?: string }[]
    }
  >
}

const defaults = readSettings({})
const seconds = (text: string | undefined) => Number(/^(\d+)s?$/.exec(text ?? '')?.[1])

it('starts the service with the same command in the container and in the unit', () => {
  const command = ['node', `/opt/mediplan/node_modules/mediplan/${packageJson.bin.mediplan}`, 'serve']
  expect(JSON.parse(container.valueOf('CMD')!)).toEqual(command)
  expect(unit.ExecStart).toEqual([`/usr/bin/${command.join(' ')}`])
  expect(services.mediplan.command).toBeUndefined()
})

test('The container has several stages, no privileges, and production dependencies only', () => {
  expect(container.stages.map(([from]) => from)).toEqual(['node:24-slim AS build', 'node:24-slim'])
  const [build] = container.stages.map(([, lines]) => lines.join('\n'))
  expect(build).toMatch(/^RUN npm ci$/m)
  expect(build).toContain('npm pack')
  expect(build).toContain('npm ci --omit=dev')
  expect(container.valueOf('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  // A volume of the image would be writable.
  expect(container.valueOf('VOLUME')).toBeUndefined()
})

test('The container, Caddy, and the unit agree with the settings of the service', () => {
  expect(container.valueOf('EXPOSE')).toBe(String(defaults.port))
  const { clientsFolder } = readSettings(environmentOf(container.valueOf('ENV')!))
  expect(clientsFolder).toBe('/clients')
  expect(services.mediplan.volumes).toContainEqual(expect.stringMatching(/:\/clients:ro$/))
  expect(caddyfile).toContain(`reverse_proxy mediplan:${defaults.port} `)
  expect(caddyfile).toContain(`@operators path ${healthPaths.join(' ')}\n\trespond @operators 404`)
  const { TRUST_PROXY } = services.mediplan.environment
  expect(readSettings({ TRUST_PROXY }).proxies).toBe(1)
  expect(services.mediplan.ports).toBeUndefined()
  expect(unit.Environment!.map(environmentOf).map(readSettings)[0]!.clientsFolder).toBe(
    '/srv/mediplan/clients',
  )
  expect(unit.EnvironmentFile).toHaveLength(1)
})

test('The health check asks /healthz at the port of the service', () => {
  const [, options, json] = /^(.*) CMD (\[.*\])$/.exec(container.valueOf('HEALTHCHECK')!)!
  const command = JSON.parse(json!) as string[]
  expect(options).toMatch(/--interval=\d+s --timeout=\d+s/)
  expect(command.at(-1)).toContain(`(process.env.PORT || ${defaults.port}) + '/healthz'`)
  // Compose inherits the command from the image.
  expect(services.mediplan.healthcheck).toBeUndefined()
  expect(services.caddy.healthcheck!.test.length).toBeGreaterThan(1)
})

test('SIGTERM leaves the service enough time to complete its requests', () => {
  expect(seconds(services.mediplan.stop_grace_period)).toBeGreaterThan(defaults.shutdownSeconds)
  expect(seconds(unit.TimeoutStopSec![0])).toBeGreaterThan(defaults.shutdownSeconds)
  expect(unit.KillSignal).toEqual(['SIGTERM'])
})

it.each(Object.entries(services))('runs %s without privileges or a writable file system', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    restart: 'unless-stopped',
  })
})

test('The unit runs as a user of its own that can change nothing', () => {
  expect(unit).toMatchObject({
    DynamicUser: ['yes'],
    NoNewPrivileges: ['yes'],
    ProtectSystem: ['strict'],
    ProtectHome: ['yes'],
    CapabilityBoundingSet: [''],
  })
})

test('CI runs the tests on each supported version of Node.js, and all tests every week', () => {
  const { test: usual, 'test-full': full } = workflow.jobs
  expect(usual.strategy!.matrix.node).toEqual([packageJson.engines.node.replace('>=', ''), '22', '24'])
  expect(usual.steps.at(-1)!.run).toBe('.ci/run')
  expect(full.steps.at(-1)!.run).toBe('npm run test:full')
  expect(workflow.on.schedule).toHaveLength(1)
  expect([usual.if, full.if]).toEqual(["github.event_name != 'schedule'", "github.event_name == 'schedule'"])
  expect(workflow.permissions).toEqual({ contents: 'read' })
  for (const { uses } of [...usual.steps, ...full.steps])
    if (uses !== undefined) expect(uses).toMatch(/^actions\/(checkout|setup-node)@[\da-f]{40}$/)
})

/** Splits a Containerfile into stages of instructions, with continued lines joined. */
function parseContainerfile(text: string) {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '')
  const stages: [from: string, instructions: string[]][] = []
  for (const line of lines)
    if (line.startsWith('FROM ')) stages.push([line.slice('FROM '.length), []])
    else stages.at(-1)![1].push(line)
  const [, running] = stages.at(-1)!
  return {
    stages,
    /** The value of an instruction of the stage that runs. */
    valueOf: (name: string) => running.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1),
  }
}

/** The values of each key, of all sections. */
function parseUnit(text: string): Partial<Record<string, string[]>> {
  const entries = [...text.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, key, value]) => ({
    key: key!,
    value: value!,
  }))
  return Object.fromEntries(
    entries.map(({ key }) => [key, entries.filter((each) => each.key === key).map(({ value }) => value)]),
  )
}

/** Parses settings such as `NAME=value OTHER=value`. */
function environmentOf(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split('=', 2)))
}
