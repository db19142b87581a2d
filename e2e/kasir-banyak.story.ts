/** A long sale: what a scan draws does not grow with the lines that are there. */
import { buildPieces } from '#test/tools/factories.ts'
import { digambar, dengarReact } from './komponen.ts'
import { scanBarang } from './penjualan.ts'
import { masuk } from './staf.ts'
import { expect, test } from './story.ts'
import { tenang, connected } from './tenang.ts'

test(
  'the thirtieth scan draws its own line and the totals, not every line',
  { tag: ['@scanner', '@drawn'] },
  async ({ page, toko }) => {
    const pieces = await buildPieces(
      toko,
      Array.from({ length: 30 }, () => ({ berat: 2 })),
    )
    await dengarReact(page)
    await masuk(page, 'SLS1', '/transaksi-penjualan')
    for (const kode of pieces.slice(0, -1)) await scanBarang(page, kode)
    // Data that is read anew when its news connect is drawn too, and is no part of a scan.
    await connected(page)
    await digambar(page)
    await scanBarang(page, pieces.at(-1)!)
    await tenang(page)
    const { drawn } = await digambar(page)
    expect(drawn).toBeLessThanOrEqual(100)
  },
)
