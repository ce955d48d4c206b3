import Baby from '~icons/lucide/baby'
import Check from '~icons/lucide/check'
import Cloud from '~icons/lucide/cloud'
import CloudLightning from '~icons/lucide/cloud-lightning'
import CloudRain from '~icons/lucide/cloud-rain'
import Hospital from '~icons/lucide/hospital'
import Sun from '~icons/lucide/sun'
import { LocalizedText } from './LocalizedText.tsx'
import './Tiles.css'

const icons = {
  sun: Sun,
  cloud: Cloud,
  rain: CloudRain,
  storm: CloudLightning,
  hospital: Hospital,
  baby: Baby,
}

type TileIconName = keyof typeof icons

/** Whether an icon name from the API is one of ours. */
export function isTileIconName(name: unknown): name is TileIconName {
  return typeof name === 'string' && Object.hasOwn(icons, name)
}

interface TilesProps {
  id: string
  label: string
  /** Shows the label as a heading. */
  isHeading?: boolean
  /** `radio` for one tile, `checkbox` for any number of them. */
  kind: 'radio' | 'checkbox'
  tiles: readonly { label: string; description?: string; icon?: TileIconName }[]
  /** Whether each tile is chosen, in the order of the tiles. */
  chosen: readonly boolean[]
  onToggle: (index: number) => void
  isRequired?: boolean
  isInvalid?: boolean
  describedBy?: string
}

/** Choices as a grid of tiles. */
export function Tiles(props: TilesProps) {
  const { id, label, isHeading, kind, tiles, chosen, onToggle, isRequired, isInvalid, describedBy } = props
  const isRadio = kind === 'radio'
  return (
    <fieldset
      className="tiles"
      id={id}
      role={isRadio ? 'radiogroup' : undefined}
      aria-required={isRadio ? isRequired : undefined}
      aria-invalid={isRadio ? isInvalid : undefined}
      aria-describedby={describedBy}
      data-kind={kind}
    >
      <legend>{isHeading ? <h2>{label}</h2> : label}</legend>
      {[...tiles.entries()].map(([index, { label: name, description, icon }]) => {
        const nameId = `${id}_${index}-name`
        const descriptionId = `${id}_${index}-description`
        const Icon = icon && icons[icon]
        return (
          <label key={index} className="tile field-box stack">
            <input
              className="cover"
              type={kind}
              name={id}
              checked={chosen[index] ?? false}
              // Otherwise the description would be a part of the name.
              aria-labelledby={description && nameId}
              aria-describedby={description && descriptionId}
              onChange={() => onToggle(index)}
            />
            {Icon && <Icon aria-hidden />}
            <span id={nameId}>
              <LocalizedText text={name} />
            </span>
            {description && (
              <span id={descriptionId} className="tile-description">
                <LocalizedText text={description} />
              </span>
            )}
            <Check className="tile-mark" aria-hidden />
          </label>
        )
      })}
    </fieldset>
  )
}
