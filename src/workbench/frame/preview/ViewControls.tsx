import FileText from '~icons/lucide/file-text'
import Monitor from '~icons/lucide/monitor'
import Moon from '~icons/lucide/moon'
import Printer from '~icons/lucide/printer'
import Scan from '~icons/lucide/scan'
import Smartphone from '~icons/lucide/smartphone'
import Sun from '~icons/lucide/sun'
import SunMoon from '~icons/lucide/sun-moon'
import Tablet from '~icons/lucide/tablet'
import type { View } from '../../state/model.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

const widthChoices = [
  { name: 'phone', title: 'Phone, 390 px', icon: <Smartphone aria-hidden /> },
  { name: 'tablet', title: 'Tablet, 820 px', icon: <Tablet aria-hidden /> },
  { name: 'desktop', title: 'Desktop, 1280 px', icon: <Monitor aria-hidden /> },
  { name: 'print', title: 'Paper, Letter size', icon: <FileText aria-hidden /> },
] as const

const schemeChoices = [
  { name: 'system', title: 'System colors', icon: <SunMoon aria-hidden /> },
  { name: 'light', title: 'Light', icon: <Sun aria-hidden /> },
  { name: 'dark', title: 'Dark', icon: <Moon aria-hidden /> },
] as const

interface ViewControlsProps {
  view: View
  onChange: (change: Partial<View>) => void
  onPrint: () => void
}

/** Controls for the device, color scheme, and scale of the preview. */
export function ViewControls({ view, onChange, onPrint }: ViewControlsProps) {
  return (
    <div className="bar-end">
      <SegmentedControl
        label="Width"
        choices={widthChoices}
        chosen={view.width}
        onChoose={(width) => onChange({ width })}
      />
      <SegmentedControl
        label="Colors"
        choices={schemeChoices}
        chosen={view.scheme}
        onChoose={(scheme) => onChange({ scheme })}
      />
      <ToolbarButton
        title="Actual size: scroll to see all of it"
        aria-pressed={view.isActualSize}
        onClick={() => onChange({ isActualSize: !view.isActualSize })}
      >
        <Scan aria-hidden />
      </ToolbarButton>
      <ToolbarButton title="Print…" onClick={onPrint}>
        <Printer aria-hidden />
      </ToolbarButton>
    </div>
  )
}
