import type { Answers } from './api.ts'

export function coverageCode(spouse: boolean, children: number, singleChild: boolean): Answers['coverage'] {
  if (children === 0) return spouse ? 'ES' : 'EE'
  if (spouse) return 'EF'
  return children === 1 && singleChild ? 'EK' : 'EC'
}
