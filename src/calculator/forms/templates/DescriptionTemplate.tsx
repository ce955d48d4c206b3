import type { DescriptionFieldProps } from '@rjsf/utils'

export function DescriptionTemplate({ id, description }: DescriptionFieldProps) {
  return (
    <p id={id} className="field-description">
      {description}
    </p>
  )
}
