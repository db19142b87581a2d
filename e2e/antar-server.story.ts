/** An owner introduces another server of the chain, and a customer brings a nota of it (DOMAIN §O.7). */
import { must } from '#test/tools/client.ts'
import { tandaiJauh } from '#test/tools/dua-server.ts'
import { buildPiece, buildUser } from '#test/tools/factories.ts'
import { openFront } from '#test/tools/front.ts'
import { startTestServer } from '#test/tools/server.ts'
import { buildValidSale } from '#test/tools/till.ts'
import { masuk, modal, scanResult } from './staf.ts'
import { expect, test } from './story.ts'
import { dikatakan } from './ucapan.ts'

test(
  'a shop on another server is marked and given its key; its nota is bought back here, and refused while it is away',
  { tag: '@two' },
  async ({ page, toko, komputer, awas }) => {
    awas.izinkan(/(400|502) (GET|PUT) .*(pembelian\/cari|kunci-portal)/)
    const front = await openFront()
    const sana = await startTestServer({ front })
    try {
      await buildUser(sana, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
      const barang = await buildPiece(sana, { kode_toko: 'TK02', berat: 2.35 })
      const nota = await buildValidSale(await sana.client('KSR2', 'TK02'), {
        barang: [barang],
        kode_sales: 'S01',
      })
      const ownSana = await sana.client('OWN1', 'TK02')
      const { kunci, sidik: digest } = must(await ownSana.send('POST', 'toko/kunci-portal/baru')).data
      must(await ownSana.send('PUT', 'toko/kunci-portal', { kunci }))
      await tandaiJauh(sana, 'TK01', toko.url)

      await masuk(page, 'OWN1', '/settingtoko')
      await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Cabang').click()
      await expect(page.getByRole('region', { name: 'Nomor server' })).toContainText(
        'Server nomor 0: barcode 00000001 sampai 09999999. Barcodenya sudah dipakai, jadi nomornya tetap.',
      )
      const row = page.getByRole('row', { name: /TK02/ })
      await row.getByRole('button', { name: 'Server' }).click()
      const server = modal(page, /^Server Toko TK02/)
      await server.getByLabel('Toko ini punya server sendiri').check()
      await server.getByLabel('Alamat Portal').fill(sana.url)
      await server.getByRole('button', { name: 'Simpan' }).click()
      await dikatakan(page, 'Data Berhasil Dirubah')
      await expect(row).toContainText('SERVER LAIN')
      await expect(row).toContainText(sana.url)
      await row.getByRole('button', { name: 'Server' }).click()
      await server.getByRole('button', { name: 'Tempel Kunci' }).click()
      const tempel = modal(page, 'Tempel Kunci Portal')
      await tempel.getByLabel('Kunci').fill(kunci)
      await tempel.getByRole('button', { name: 'Pasang Kunci' }).click()
      await dikatakan(page, /Kunci Portal Dipasang/)
      await expect(server).toContainText(digest)

      const sales = await komputer()
      await sales.goto('/')
      await sales.getByRole('button', { name: 'LOGIN' }).waitFor()
      await expect(sales.getByText('KENCANA DUA'), 'nobody signs in to it here').toHaveCount(0)
      await masuk(sales, 'SLS1', '/transaksi-pembelian')
      const cari = async (kode: string) => {
        await sales.getByLabel('Cari nota').fill(kode)
        await sales.keyboard.press('Enter')
      }
      await front.down()
      await cari(nota)
      await expect(scanResult(sales)).toContainText(
        'Server Toko TK02 Tidak Tersambung. Tekan F3 untuk membelinya tanpa nota',
      )
      await front.up()
      await cari(nota)
      await expect(scanResult(sales)).toContainText(`nota ${nota}-01`)
      await expect(sales.getByText('Nota server lain: dipotong menurut aturan toko ini')).toBeVisible()
    } finally {
      await sana.close()
      await front.close()
    }
  },
)
