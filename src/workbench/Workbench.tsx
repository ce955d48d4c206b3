import { EditorPane } from './editor/EditorPane.tsx'
import { useDrop } from './files/useTakeFiles.ts'
import { Header } from './Header.tsx'
import { Panels } from './panels/Panels.tsx'
import { StagePane } from './stage/StagePane.tsx'
import { useFindings } from './state/useFindings.ts'
import { useFollowDisk } from './state/useDisk.ts'
import { useKeep } from './state/useKeep.ts'
import './Workbench.css'

/** The files on the left, the calculator that runs on them on the right, and all there is to know below. */
export function Workbench() {
  useFollowDisk()
  useKeep()
  useDrop()
  const findings = useFindings()
  return (
    <>
      <Header />
      <main className="workbench">
        <EditorPane findings={findings} />
        <StagePane findings={findings} />
        <Panels findings={findings} />
      </main>
    </>
  )
}
