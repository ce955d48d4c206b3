import Building2 from '~icons/lucide/building-2'
import { Fragment, lazy, Suspense, useState, type ReactNode } from 'react'
import { hasOpenClient, isChanged, isInFolder, listClients, selectClientFiles } from '../state/selectors.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { listClientYears } from '../state/clientYears.ts'
import { DeleteFolderDialog, KeyDialog, MakeCurrentDialog, RenameDialog } from './folderDialogs.tsx'
import { LazyNewClientDialog } from './newClient/LazyNewClientDialog.tsx'
import { describeChange, useFolderChanges } from './useFolderChanges.ts'

// Contains the linter, which would slow down the start of the page.
const NextYearDialog = lazy(async () => ({
  default: (await import('./NextYearDialog.tsx')).NextYearDialog,
}))

interface Action {
  title: string
  /** The dialog that the action opens. */
  dialog: (close: () => void) => ReactNode
}

/** A menu that creates clients and plan years, and changes those of the open client. */
export function ClientMenu() {
  const { undoable } = useWorkbench()
  const { undo } = useFolderChanges()
  const groups = useActions()
  const [open, setOpen] = useState<Action | null>(null)
  return (
    <>
      <Menu label="Client" name="Client and years" icon={<Building2 aria-hidden />}>
        {groups.map((actions, index) => (
          <Fragment key={actions[0]!.title}>
            {index > 0 && <MenuSeparator />}
            {actions.map((action) => (
              <MenuItem key={action.title} onSelect={() => setOpen(action)}>
                {action.title}
              </MenuItem>
            ))}
          </Fragment>
        ))}
        {undoable && <MenuSeparator />}
        {undoable && (
          <MenuItem onSelect={() => void undo(undoable)}>Undo: {describeChange(undoable.change)}</MenuItem>
        )}
      </Menu>
      <Suspense>{open?.dialog(() => setOpen(null))}</Suspense>
    </>
  )
}

/** The action that needs no client, and those for the years and the folder of the open client. */
function useActions(): Action[][] {
  const model = useWorkbench()
  const { client } = model
  const newClient: Action = {
    title: 'New client…',
    dialog: (onClose) => <LazyNewClientDialog onClose={onClose} />,
  }
  if (client === null || !hasOpenClient(model)) return [[newClient]]
  const files = selectClientFiles(model)
  const years = listClientYears(model)
  const current = years.find(({ isCurrent }) => isCurrent)
  const hasUnsavedEdits = (folder: string) =>
    files.some(([path, file]) => isInFolder(path, folder) && isChanged(file))
  const pathsOnDisk = (folder: string) =>
    files.flatMap(([path, { diskText }]) => (isInFolder(path, folder) && diskText !== null ? [path] : []))
  const others = years.filter(({ isCurrent, folder }) => !isCurrent && pathsOnDisk(folder).length > 0)
  const deleteAction = (folder: string, name: string): Action => ({
    title: `Delete ${name}…`,
    dialog: (onClose) => (
      <DeleteFolderDialog
        folder={folder}
        paths={pathsOnDisk(folder)}
        hasUnsavedEdits={hasUnsavedEdits(folder)}
        onClose={onClose}
      />
    ),
  })
  const ofYears: Action[] = [
    {
      title: 'Next year…',
      dialog: (onClose) => <NextYearDialog client={client} years={years} onClose={onClose} />,
    },
    ...others
      .filter(({ year }) => current && year > current.year)
      .map(({ year }): Action => ({
        title: `Make ${year} the current year…`,
        dialog: (onClose) => (
          <MakeCurrentDialog
            client={client}
            year={year}
            oldYear={current!.year}
            hasUnsavedEdits={hasUnsavedEdits(client)}
            onClose={onClose}
          />
        ),
      })),
    ...others.map(({ folder, year }) => deleteAction(folder, String(year))),
  ]
  if (pathsOnDisk(client).length === 0) return [[newClient], ofYears]
  const ofFolder: Action[] = [
    {
      title: 'Key…',
      dialog: (onClose) => (
        <KeyDialog client={client} current={model.keys[client] ?? null} onClose={onClose} />
      ),
    },
    {
      title: 'Rename…',
      dialog: (onClose) => (
        <RenameDialog
          client={client}
          others={listClients(model).filter((other) => other !== client)}
          onClose={onClose}
        />
      ),
    },
    deleteAction(client, client),
  ]
  return [[newClient], ofYears, ofFolder]
}
