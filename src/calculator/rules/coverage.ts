import type { CoverageCode } from '../../contract/inputs.ts'
import type { Family } from './family.ts'

/** One child has a code of its own only for clients that price it apart. */
export function coverageCode({ spouse, children }: Family, singleChild: boolean): CoverageCode {
  if (children === 0) return spouse ? 'ES' : 'EE'
  if (spouse) return 'EF'
  return children === 1 && singleChild ? 'EK' : 'EC'
}

/** The words for "You need … coverage." */
export function coverageLabel(code: CoverageCode, singleChild: boolean) {
  if (code === 'EC' && !singleChild) return 'employee and child(ren)'
  return labels[code]
}

const labels: Record<CoverageCode, string> = {
  EE: 'employee only',
  ES: 'employee and spouse',
  EK: 'employee and one child',
  EC: 'employee and children',
  EF: 'family',
}
