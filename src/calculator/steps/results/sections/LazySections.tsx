import type { Outputs } from '../../../../contract/outputs.ts'
import { shellTexts } from '../../../texts/shellTexts.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { useResultSections } from './useResultSections.ts'

interface LazySectionsProps extends ReturnType<typeof useResultSections> {
  outputs: Outputs
  previous: Outputs | null
}

/** The sections once their module has loaded. Until then, their space. */
export function LazySections({ sections, retry, ...result }: LazySectionsProps) {
  if (sections === 'loading') return <div className="sections-loading" />
  if (sections === 'failed')
    return (
      <Notice title={<h2>{stepTexts.results.sectionsFailure.heading}</h2>}>
        <p>{stepTexts.results.sectionsFailure.advice}</p>
        <Button onClick={retry}>{shellTexts.tryAgain}</Button>
      </Notice>
    )
  return <sections.ResultSections {...result} />
}
