import { expectScreenshots, screenshotOptions } from './support/screenshots.ts'
import { test } from './support/test.ts'

/** GPU rasterization, with which thousands of pixels differ slightly. */
const gpuFlags = [
  '--enable-gpu-rasterization',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

test.use({
  ...screenshotOptions,
  launchOptions: ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...gpuFlags] }),
})

test('the screenshots match with the antialiasing of a GPU', { tag: '@full' }, ({ page, openAs }) =>
  expectScreenshots(page, openAs, 'lakeshore', [1280]),
)
