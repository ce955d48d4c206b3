import { writeFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import type { Driver } from './Driver.ts'
import { startFirefox } from './firefox.ts'
import { startRecordingSite } from './RecordingSite.ts'
import { walk } from './walk.ts'
import { startWebKit } from './webkit.ts'

const browsers: Record<string, () => Promise<Driver>> = { Firefox: startFirefox, WebKit: startWebKit }

for (const [name, start] of Object.entries(browsers)) {
  for (const width of [390, 1280]) {
    test(`${name} shows the API's figures on every visit to the results, ${width} px wide`, async () => {
      const site = await startRecordingSite('lakeshore')
      const driver = await start()
      try {
        await walk({ driver, site, width })
      } catch (error) {
        await writeFile(test.info().outputPath('last-screen.png'), await driver.screenshot())
        throw error
      } finally {
        await driver.close()
        site.close()
      }
    })
  }
}
