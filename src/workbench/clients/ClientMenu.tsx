import Building2 from '~icons/lucide/building-2'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { hasOpenClient, isChanged, listClients, selectClientFiles } from '../state/selectors.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { listClientYears } from '../state/clientYears.ts'
import { describeChange, isOwnChange } from './folderChanges.ts'
import { DeleteDialog, KeyDialog, MakeCurrentDialog, RenameDialog } from './folderDialogs.tsx'
import { LazyNewClientDialog } from './newClient/LazyNewClientDialog.tsx'
import { useFolderChanges } from './useFolderChanges.ts'

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
  const { undoable: last } = useWorkbench()
  const undoable = last && isOwnChange(last.id) ? last : null
  const { undo } = useFolderChanges()
  const { newClient, years, folder } = useActions()
  const [open, setOpen] = useState<Action | null>(null)
  const item = (action: Action) => (
    <MenuItem key={action.title} onSelect={() => setOpen(action)}>
      {action.title}
    </MenuItem>
  )
  return (
    <>
      <Menu label="Client" name="Client and years" icon={<Building2 aria-hidden />}>
        {item(newClient)}
        {years.length > 0 && <MenuSeparator />}
        {years.map(item)}
        {folder.length > 0 && <MenuSeparator />}
        {folder.map(item)}
        {undoable && <MenuSeparator />}
        {undoable && (
          <MenuItem onSelect={() => void undo(undoable)}>Undo: {describeChange(undoable.change)}</MenuItem>
        )}
      </Menu>
      <Suspense>{open?.dialog(() => setOpen(null))}</Suspense>
    </>
  )
}

/** The actions for the client that is open, and the one that needs none. */
function useActions(): { newClient: Action; years: Action[]; folder: Action[] } {
  const model = useWorkbench()
  const { client } = model
  const newClient: Action = {
    title: 'New client…',
    dialog: (onClose) => <LazyNewClientDialog onClose={onClose} />,
  }
  if (client === null || !hasOpenClient(model)) return { newClient, years: [], folder: [] }
  const files = selectClientFiles(model)
  const years = listClientYears(model)
  const current = years.find(({ isCurrent }) => isCurrent)
  const others = years.filter(({ isCurrent }) => !isCurrent)
  const unsavedIn = (folder: string) =>
    files.some(([path, file]) => path.startsWith(`${folder}/`) && isChanged(file))
  const onDisk = files.filter(([, { diskText }]) => diskText !== null).map(([path]) => path)
  const pathsIn = (folder: string) => onDisk.filter((path) => path.startsWith(`${folder}/`))
  const isOnDisk = (folder: string) => pathsIn(folder).length > 0
  const deleteAction = (folder: string, name: string): Action => ({
    title: `Delete ${name}…`,
    dialog: (onClose) => (
      <DeleteDialog
        folder={folder}
        paths={pathsIn(folder)}
        hasUnsavedEdits={unsavedIn(folder)}
        onClose={onClose}
      />
    ),
  })
  return {
    newClient,
    years: [
      {
        title: 'Next year…',
        dialog: (onClose) => <NextYearDialog client={client} years={years} onClose={onClose} />,
      },
      ...others
        .filter(({ year, folder }) => current && year > current.year && isOnDisk(folder))
        .map(({ year }): Action => ({
          title: `Make ${year} the current year…`,
          dialog: (onClose) => (
            <MakeCurrentDialog
              client={client}
              year={year}
              oldYear={current!.year}
              hasUnsavedEdits={unsavedIn(client)}
              onClose={onClose}
            />
          ),
        })),
      ...others
        .filter(({ folder }) => isOnDisk(folder))
        .map(({ folder, year }) => deleteAction(folder, String(year))),
    ],
    folder: isOnDisk(client)
      ? [
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
      : [],
  }
}
