import { memo } from 'react'
import { ClientMenu } from '../clients/ClientMenu.tsx'
import { ClientSelect, YearSelect } from './ClientSelect.tsx'
import { FileMenu } from '../clients/files/FileMenu.tsx'
import { SaveButton } from '../clients/files/SaveButton.tsx'
import { HelpMenu } from './HelpMenu.tsx'
import { HistoryButtons } from './HistoryButtons.tsx'
import { NoticeToast } from './NoticeToast.tsx'
import { SignOffMenu } from '../signOff/SignOffMenu.tsx'
import { selectOpeningClient } from '../state/selectors.ts'
import { DeferredWorkbench, useWorkbench } from '../state/WorkbenchProvider.tsx'

/** The page header: the open client and year, actions on them, and their results. */
export function Header() {
  const model = useWorkbench()
  // What these show belongs to the client before.
  const isOpening = selectOpeningClient(model) !== null
  return (
    <>
      <header className="header row wrap">
        <h1>Workbench</h1>
        <div className="row">
          <ClientSelect />
          <div className="row" inert={isOpening}>
            <YearSelect />
            {model.disk.status === 'listed' && (
              <DeferredWorkbench>
                <DeferredClientMenu />
              </DeferredWorkbench>
            )}
          </div>
        </div>
        <div className="bar-end" inert={isOpening}>
          <HistoryButtons />
          <DeferredWorkbench>
            <DeferredMenus />
          </DeferredWorkbench>
          {/* Not deferred, because it saves what was typed last. */}
          <SaveButton />
        </div>
      </header>
      <NoticeToast />
    </>
  )
}

// The menus parse the files, which would slow down typing.
const DeferredClientMenu = memo(ClientMenu)
const DeferredMenus = memo(function Menus() {
  return (
    <>
      <SignOffMenu />
      <FileMenu />
      <HelpMenu />
    </>
  )
})
