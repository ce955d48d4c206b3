import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils'

/** Fields one below the other, or as the rows of a card. */
export function ObjectTemplate({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const { layout } = getUiOptions(uiSchema)
  return (
    <div className="fields" data-layout={layout}>
      {properties.map(({ content }) => content)}
    </div>
  )
}
