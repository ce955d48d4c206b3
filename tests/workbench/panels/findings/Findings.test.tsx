import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Finding } from '../../../../src/check/Finding.ts'
import { Findings } from '../../../../src/workbench/panels/findings/Findings.tsx'
import { BenchProvider } from '../../../../src/workbench/state/BenchProvider.tsx'
import { emptyBench } from '../../../../src/workbench/state/model.ts'

const start = { offset: 0, line: 1, column: 1 }
const errorIn = (file: string): Finding => ({
  rule: 'a-rule',
  severity: 'error',
  file,
  pointer: '',
  start,
  end: start,
  message: 'It is wrong.',
  mend: 'Mend it.',
})

it.each([
  ['acme/plans.json', 'says why', 'It is wrong.'],
  ['keys.json', 'does not say why, so that the calculator has to', 'No plans.'],
  ['accepted.json', 'does not say why, so that the calculator has to', 'No plans.'],
])('where a client cannot be shown, an error in %s %s', (file, _, words) => {
  render(
    <BenchProvider initial={{ ...emptyBench(), refusal: 'No plans.' }}>
      <Findings findings={[errorIn(file)]} />
    </BenchProvider>,
  )
  expect(screen.getByText(words)).toBeVisible()
})
