import Plus from '~icons/lucide/plus'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import type { Preset } from '../schema/snippets.ts'

interface AddMenuProps {
  /** What is added, such as "Account". */
  noun: string
  presets: readonly Preset[]
  onAdd: (value: unknown) => void
}

/** Adds a value to start from. */
export function AddMenu({ noun, presets, onAdd }: AddMenuProps) {
  const label = `Add ${noun.toLowerCase()}`
  if (presets.length <= 1)
    return (
      <ToolbarButton onClick={() => onAdd(structuredClone(presets[0]?.value ?? {}))}>
        <Plus aria-hidden />
        {label}
      </ToolbarButton>
    )
  return (
    <Menu label={label}>
      {presets.map(({ label: title, value }) => (
        <MenuItem key={title} onSelect={() => onAdd(structuredClone(value))}>
          {title}
        </MenuItem>
      ))}
    </Menu>
  )
}
