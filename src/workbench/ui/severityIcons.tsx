import CircleAlert from '~icons/lucide/circle-alert'
import TriangleAlert from '~icons/lucide/triangle-alert'

/** The mark of a problem by its severity, which screen readers read. */
export const severityIcons = {
  error: <CircleAlert aria-label="Error" />,
  warning: <TriangleAlert aria-label="Warning" />,
}
