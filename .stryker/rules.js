import { createOptions } from './createOptions.js'

export default createOptions('calculator/rules', { environment: 'node' })
