import { newSession } from '../../../src/workbench/state/session/SavedSession.ts'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'

const onDisk = (text: string) => ({ text, version: text, lineEnding: '\n' }) as const

/** A workbench with an open client, a changed file, and drafts of other clients. */
export const openModel: Model = {
  ...emptyModel(),
  client: 'acme',
  path: 'acme/plans.json',
  carets: { 'acme/plans.json': 7 },
  files: {
    'acme/instance.json': openFile(onDisk('as on disk')),
    'acme/plans.json': openFile(onDisk('after'), { text: 'ändert 👩‍👧', version: 'before' }),
    'other/plans.json': openFile(null, { text: 'mine', version: null }),
  },
  unapplied: {
    'acme/plans.json#/selfOnlyCap': {
      file: 'plans.json',
      pointer: '/selfOnlyCap',
      label: 'Self-only cap',
      text: 'none',
      message: 'Write an amount.',
      current: '',
    },
    'other/plans.json#payroll\n0 1\nEE': {
      file: 'plans.json',
      pointer: '/plans/0/payroll/0/yearly/EE',
      label: 'Payroll deductions: PPO, Employee only',
      text: 'n/a',
      message: 'Write an amount.',
      current: '$1',
      cell: { table: 'payroll', row: '0 1', column: 'EE' },
    },
  },
  cellWarnings: {
    'acme/plans.json#payroll\n0 1\nEE': {
      text: '$0.125',
      message: 'It has more than two decimals.',
      current: '$0.125',
      cell: { table: 'payroll', row: '0 1', column: 'EE', view: undefined },
    },
  },
  drafts: { 'closed/plans.json': { text: 'not saved', version: '1' } },
  view: {
    editor: 'json',
    isJsonOffered: true,
    isForQa: true,
    section: 'plans',
    width: 'phone',
    scheme: 'dark',
    simulation: { kind: 'slow', route: 'calculate' },
    panel: 'compare',
    comparison: 'acme/2028',
    isActualSize: true,
    share: { width: 30, height: 100 },
    isEditorExpanded: true,
  },
  sessions: { acme: { ...newSession, step: 'coverage', isStarted: true }, other: newSession },
}
