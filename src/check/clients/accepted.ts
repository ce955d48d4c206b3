import type { Found, RuleName } from '../Fault.ts'
import type { Finding } from '../Finding.ts'
import { inside } from '../../contract/pointer.ts'
import type { Source } from '../source/Source.ts'

/** Says of warnings that what they found is meant: `{ "<file>": { "<rule>": "<reason>" } }`. */
export const acceptedFile = 'accepted.json'

const wrongAcceptance = {
  code: 'wrong-acceptance',
  severity: 'warning',
  title: 'accepted.json says of a file and a rule why what was found is meant.',
} as const satisfies RuleName

const needlessAcceptance = {
  code: 'needless-acceptance',
  severity: 'warning',
  title: 'What is accepted is there.',
} as const satisfies RuleName

export const acceptanceRules: readonly RuleName[] = [wrongAcceptance, needlessAcceptance]

interface Acceptance {
  pointer: string
  file: string
  rule: string
}

/** The findings without the warnings that are accepted, and what is wrong with the acceptances. */
export function accept(source: Source, findings: Finding[]): { left: Finding[]; faults: Found[] } {
  const { acceptances, faults } = acceptancesOf(source.value)
  const isAccepted = ({ file, rule }: Acceptance, finding: Finding) =>
    finding.file === file && finding.rule === rule && finding.severity === 'warning'
  return {
    left: findings.filter((finding) => !acceptances.some((each) => isAccepted(each, finding))),
    faults: [
      ...faults,
      ...acceptances
        .filter((each) => !findings.some((finding) => isAccepted(each, finding)))
        .filter(({ file }) => !findings.some((finding) => isErrorBeside(file, finding)))
        .map(({ pointer, file, rule }): Found => [needlessAcceptance, needless(pointer, file, rule)]),
    ],
  }
}

/** Some rules wait until the documents of a folder have no errors. */
function isErrorBeside(path: string, { file, severity }: Finding) {
  return severity === 'error' && folderOf(file) === folderOf(path)
}

function folderOf(path: string) {
  return path.slice(0, path.lastIndexOf('/'))
}

function acceptancesOf(value: unknown): { acceptances: Acceptance[]; faults: Found[] } {
  if (!isMap(value)) return { acceptances: [], faults: [wrong('')] }
  const faults: Found[] = []
  const acceptances = Object.entries(value).flatMap(([file, rules]): Acceptance[] => {
    const owner = inside('', file)
    if (!isMap(rules)) {
      faults.push(wrong(owner))
      return []
    }
    return Object.entries(rules).flatMap(([rule, reason]) => {
      const pointer = inside(owner, rule)
      if (typeof reason === 'string' && reason.trim() !== '') return [{ pointer, file, rule }]
      faults.push(wrong(pointer))
      return []
    })
  })
  return { acceptances, faults }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrong(pointer: string): Found {
  const message = 'This accepts nothing.'
  return [
    wrongAcceptance,
    { pointer, message, mend: 'Write { "<file>": { "<rule>": "<why it is meant>" } }.' },
  ]
}

function needless(pointer: string, file: string, rule: string) {
  return {
    pointer,
    message: `There is no warning '${rule}' in ${file}.`,
    mend: 'Take it out; errors cannot be accepted.',
  }
}
