/**
 * Values that the pusat has otherwise are looked at, chosen and taken over; a pusat that is away is told (DOMAIN
 * §B.19).
 */
import { must } from '#test/tools/client.ts'
import { expect, test } from './story.ts'
import { lihat, lihatTelepon } from './kamera.ts'
import { allowBy, buka, masuk, modal, choose } from './staf.ts'
import type { Toko } from './toko.ts'
import { dikatakan } from './ucapan.ts'

/** The prices of TK02, with some of them otherwise. */
async function hargaPusat(toko: Toko, lain: Record<string, object>): Promise<void> {
  const own = await toko.client('OWN1', 'TK02')
  const { versi, group } = must(await own.request('GET', 'harga-emas')).data
  const rows = (group as { kode_group: string; [field: string]: unknown }[]).map((g) => ({
    kode_group: g.kode_group,
    cara: 'MANUAL',
    margin_per_gram: 0,
    ...Object.fromEntries(
      ['harga', 'harga_min_gram', 'harga_max_gram', 'harga_beli_gram'].map((name) => [name, g[name]]),
    ),
    ...lain[g.kode_group],
  }))
  const send = (id_otorisasi?: string) =>
    own.send('PUT', 'harga-emas', { versi, harga_24k: 0, harga_beli_24k: 0, group: rows, id_otorisasi })
  const { otorisasi = [] } = await send()
  for (const diminta of otorisasi) {
    const { authorization_id } = must(
      await own.send('POST', 'authorization', {
        ...diminta,
        user_id: 'OWN1',
        password: 'Rahasia-123',
        description: '-',
        keterangan: '-',
      }),
    ).data
    must(await send(authorization_id))
  }
}

test(
  'data of the pusat: who it is, its prices chosen and imported with somebody else’s word, what changed meanwhile, and a pusat that is away',
  { tag: ['@job', '@phone'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/(40[039]|502) POST .*import-pusat/)

    await test.step('an owner says who it is; its prices are chosen, imported, and looked back at', async () => {
      await masuk(page, 'OWN1', '/import-data-pusat')
      await expect(page.getByText('Belum Ada Toko Pusat, OWN Menetapkannya Di Setting Toko')).toBeVisible()
      await buka(page, '/settingtoko')
      await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Cabang').click()
      await page.getByRole('row', { name: /TK02/ }).getByRole('button', { name: 'Jadikan Pusat' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Jadikan Pusat' }).click()
      await expect(page.getByRole('row', { name: /TK02/ })).toContainText('PUSAT')

      await hargaPusat(toko, {
        G375: { harga: 700_000, harga_max_gram: 710_000 },
        G700: { harga: 1_160_000 },
      })
      await buka(page, '/import-data-pusat')
      await choose(page, page, 'Data', 'Harga Emas')
      await page.getByRole('button', { name: 'Cek' }).click()
      const table = page.getByRole('region', { name: 'Beda dengan pusat' })
      await expect(page.getByRole('status').filter({ hasText: '2 berubah' })).toContainText('1 sama')
      await expect(table.getByRole('row', { name: /G375/ })).toContainText('Rp. 650,000 → Rp. 700,000')
      await lihat(page, 'import-pusat')
      await page.setViewportSize({ width: 390, height: 844 })
      await lihatTelepon(page, 'import-pusat-telepon')
      await page.setViewportSize({ width: 1366, height: 768 })

      await page.getByRole('checkbox', { name: 'Pilih G375' }).uncheck()
      await page.keyboard.press('F9')
      await dikatakan(page, 'Data Pusat Berhasil Diimport')
      await expect(table.getByRole('row', { name: /G700/ })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Import 1 Baris' })).toBeEnabled()
      await page.keyboard.press('F9')
      const izin = modal(page, 'Otorisasi')
      await expect(izin).toContainText('UBAH HARGA EMAS')
      await allowBy(izin, 'SPV1')
      await expect(page.getByText('Semua Sudah Sama Dengan Pusat')).toBeVisible()

      await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Riwayat').click()
      const riwayat = page.getByRole('region', { name: 'Riwayat import' })
      await expect(riwayat.getByRole('row', { name: /G375/ })).toContainText('Harga Emas')
      await expect(riwayat.getByRole('row', { name: /G700/ })).toContainText('PEMILIK SATU')
    })

    await test.step('what changed since it was looked at is told at its row; a pusat that is away is told, with another try', async () => {
      await hargaPusat(toko, { G700: { harga: 1_165_000 } })
      await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Import').click()
      await choose(page, page, 'Data', 'Harga Emas')
      await page.getByRole('button', { name: 'Cek' }).click()
      const row = page.getByRole('region', { name: 'Beda dengan pusat' }).getByRole('row', { name: /G700/ })
      await expect(row).toContainText('Rp. 1,165,000')
      await hargaPusat(toko, { G700: { harga: 1_162_000 } })
      await page.keyboard.press('F9')
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(row).toContainText('G700 Sudah Berubah Sejak Dicek, Silahkan Cek Lagi')
      await page.getByRole('button', { name: 'Cek' }).click()
      await expect(row).toContainText('Rp. 1,162,000')

      const own = await toko.client('OWN1')
      const { kunci } = must(await own.send('POST', 'toko/kunci-portal/baru')).data
      must(await own.send('PUT', 'toko/jauh/TK02', { jauh: true, portal: 'http://127.0.0.1:9' }))
      must(await own.send('PUT', 'toko/kunci-portal', { kode_toko: 'TK02', kunci }))
      await page.reload()
      await expect(page.getByText('lewat servernya sendiri')).toBeVisible()
      await choose(page, page, 'Data', 'Kategori')
      await page.getByRole('button', { name: 'Cek' }).click()
      const gagal = page.getByRole('alert').filter({ hasText: 'Server Toko TK02 Tidak Tersambung' })
      await expect(gagal).toContainText('Belum ada yang diubah di toko ini')
      await gagal.getByRole('button', { name: 'Coba Lagi' }).click()
      await expect(gagal).toBeVisible()
    })
  },
)
