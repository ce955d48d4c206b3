import { useMemo } from 'react'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { compareSides, orderSides } from './comparisons.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { useJump } from './useJump.ts'
import { useSide } from './useSide.ts'
import { useYearTexts } from './useYearTexts.ts'

interface YearComparisonProps {
  /** The folder of the open year. */
  open: string
  /** The folder of the other year. */
  other: string
  /** Called before a link opens the other year. */
  onOpenOther: () => void
}

/** The differences between the open year and another one, which can be another client's. */
export function YearComparison({ open, other, onOpenOther }: YearComparisonProps) {
  const openRead = useYearTexts(open)
  const otherRead = useYearTexts(other)
  if (openRead === null || otherRead === null) return <p role="status">Reading the files…</p>
  if ('error' in openRead) return <p role="alert">{openRead.error}</p>
  if ('error' in otherRead) return <p role="alert">{otherRead.error}</p>
  const texts = { open: openRead.texts, other: otherRead.texts }
  return <TextComparison open={open} other={other} texts={texts} onOpenOther={onOpenOther} />
}

function TextComparison({
  open,
  other,
  texts,
  onOpenOther,
}: YearComparisonProps & { texts: { open: YearTexts; other: YearTexts } }) {
  const jump = useJump()
  const openSide = useSide(open, texts.open)
  const otherSide = useSide(other, texts.other)
  const { before, after } = useMemo(() => orderSides(openSide, otherSide), [openSide, otherSide])
  const differences = useMemo(() => compareSides(before, after), [before, after])
  return (
    <DifferenceList
      title={`From ${before.title} to ${after.title}`}
      differences={differences}
      onOpen={(difference) => {
        if (after.folder !== open) onOpenOther()
        jump(after, difference)
      }}
    />
  )
}
