import { createOptions } from './createOptions.js'

export default createOptions('calculator/api', { environment: 'dom' })
