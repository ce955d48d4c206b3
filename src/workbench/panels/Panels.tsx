import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import type { Finding } from '../../check/Finding.ts'
import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { isChanged, keyFindingsOf, ownFiles } from '../state/selectors.ts'
import { tabId, Tabs } from '../ui/Tabs.tsx'
import { Calculation } from './calculation/Calculation.tsx'
import { DiskPanel } from './DiskPanel.tsx'
import { Findings } from './findings/Findings.tsx'
import { Wire } from './wire/Wire.tsx'
import './Panels.css'

const panel = 'panel'

/**
 * What there is to know about the client, below the files and the calculator.
 * @param inFiles what was found in them
 */
export function Panels({ findings: inFiles }: { findings: Finding[] }) {
  const model = useBench()
  const findings = [...keyFindingsOf(model), ...inFiles]
  const dispatch = useDispatch()
  const chosen = model.view.panel
  const changed = ownFiles(model).filter(([, file]) => isChanged(file)).length
  const isBroken = findings.some(({ severity }) => severity === 'error')
  const tabs = [
    { name: 'findings', title: 'Findings', count: findings.length, tone: isBroken ? 'error' : undefined },
    { name: 'calculation', title: 'Calculation' },
    { name: 'wire', title: 'Wire', count: model.exchanges.length },
    { name: 'disk', title: 'Compare', ...(changed > 0 && { count: changed }) },
  ] as const
  return (
    <section className="panels" aria-label="Details">
      <div className="bar">
        <Tabs
          label="Details"
          panel={panel}
          tabs={tabs}
          chosen={chosen}
          onChoose={(name) => dispatch({ type: 'viewChanged', view: { panel: name } })}
        />
      </div>
      <div className="panel" role="tabpanel" id={panel} aria-labelledby={tabId(panel, chosen)} tabIndex={0}>
        {chosen === 'findings' && <Findings findings={findings} />}
        {chosen === 'calculation' && (
          <ErrorBoundary resetKeys={[model.files]} fallbackRender={CannotCalculate}>
            <Calculation />
          </ErrorBoundary>
        )}
        {chosen === 'wire' && <Wire />}
        {chosen === 'disk' && <DiskPanel />}
      </div>
    </section>
  )
}

/** A client can be served, and a calculation that nobody has asked for yet still fail. */
function CannotCalculate({ error }: FallbackProps) {
  return <p className="calculation">This cannot be calculated: {String(error)}</p>
}
