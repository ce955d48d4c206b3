import type { FieldTemplateProps } from '@rjsf/utils'

/** A control brings its own label; what explains it and what is wrong with it follow. */
export function FieldTemplate({
  children,
  rawDescription,
  description,
  rawErrors,
  errors,
}: FieldTemplateProps) {
  return (
    <div className="field">
      {children}
      {rawDescription && description}
      {rawErrors && rawErrors.length > 0 && errors}
    </div>
  )
}
