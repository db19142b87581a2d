/** The bytes that a till loads before it can be used: on a slow line every one is waited for. */
import { masuk } from './staf.ts'
import { expect, test } from './story.ts'

test(
  'the till is ready with few scripts, few bytes of them, and three calls',
  { tag: '@drawn' },
  async ({ page }) => {
    await masuk(page, 'KSR1')
    const sent: Promise<number>[] = []
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname)
    })
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      sent.push(
        request
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      )
    })
    // As on the first morning: nothing is kept.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    // Work that starts once the page has come to rest is switched off: nobody waits for it, and a slow machine would
    // rest before it is ready.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0))
    await page.goto('/transaksi-penjualan')
    await expect(page.locator('[data-scan]')).toBeFocused()
    // Requests that the screen before was still making are no part of it.
    expect(asked.slice(asked.lastIndexOf('/config.json'))).toEqual([
      '/config.json',
      '/api/v1/bersama',
      '/api/v1/bersama',
    ])
    const scripts = await Promise.all(sent)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length).toBeLessThanOrEqual(12)
    expect(scripts.reduce((sum, bytes) => sum + bytes)).toBeLessThan(300_000)
  },
)
