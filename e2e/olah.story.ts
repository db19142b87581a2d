/** The back room: a buy-back is sorted, washed, comes back lighter and is labelled; another is melted with somebody's word (DOMAIN §B.17, §B.18, §O.1). */
import type { Page } from '@playwright/test'
import { buildDibeli, buildTukang } from '#test/tools/stok.ts'
import { expect, test } from './story.ts'
import { lihat as viewScreen, lihatTelepon } from './kamera.ts'
import { allowBy, buka, masuk, modal, choose, scan, typeInto } from './staf.ts'
import type { Toko } from './toko.ts'
import { dikatakan } from './ucapan.ts'

/** With the mouse out of the way: what it lies on explains itself. */
const lihat = async (page: Page, name: string) => {
  await page.mouse.move(0, 0)
  await viewScreen(page, name)
}
const dibeli = async (toko: Toko) => {
  await buildTukang(await toko.minta.as('OWN1'))
  return (await buildDibeli(toko, await toko.minta.as('KSR1'), [2.35, 5.105])) as [
    { id: number; kode_barcode: string },
    { id: number; kode_barcode: string },
  ]
}
const izinkan = async (page: Page) => {
  const otorisasi = modal(page, 'Otorisasi')
  await allowBy(otorisasi, 'SPV1')
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

test(
  'the back room: a buy-back is washed and comes back lighter, another is melted and sold, a piece becomes one of another group',
  { tag: ['@scanner', '@job'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/403 POST .*(cucian\/kembali|hancurbarang\/(proses|hasil)|keluar-lebur|konversi-barang)/)
    const [leleh, kotor] = await dibeli(toko)
    const says = page.locator('.stok-result')

    await test.step('one is sorted, washed and comes back lighter', async () => {
      await masuk(page, 'OWN1', '/pindah-sortir')
      await scan(page, kotor.kode_barcode)
      await expect(says).toContainText('dipilih')
      await scan(page, '00000001')
      await expect(says).toHaveText('Barang 00000001 Tidak Di BELI Atau SORTIR')
      const putuskan = page.getByRole('group', { name: 'Tujuan yang dipilih' })
      await putuskan.getByRole('button', { name: 'CUCI' }).click()
      await scan(page, leleh.kode_barcode)
      await expect(page.getByRole('checkbox', { name: `Pilih ${leleh.kode_barcode}` })).toBeChecked()
      await putuskan.getByRole('button', { name: 'LEBUR' }).click()
      await page.reload()
      await expect(page.getByLabel('Jumlah')).toHaveText('2 barang · 7.455 g')
      await lihat(page, 'pindah-sortir')
      await page.keyboard.press('F9')
      await dikatakan(page, 'Pindah Sortir Berhasil Disimpan ST-TK01-250115-0001')

      await buka(page, '/cucian')
      await choose(page, page, 'Tukang Cuci', 'TUKANG T1')
      await page.keyboard.press('F3')
      const list = modal(page, 'Pilih Dari Daftar')
      // The piece that was sorted for the wash stands first.
      await expect(list.getByRole('row').nth(1)).toContainText(kotor.kode_barcode)
      await list.getByRole('checkbox', { name: `Pilih ${kotor.kode_barcode}` }).click()
      await list.getByRole('button', { name: 'Ambil 1 Barang' }).click()
      await expect(page.getByLabel('Jumlah')).toHaveText('1 barang · 5.105 g')
      await lihat(page, 'cucian-kirim')
      await page.keyboard.press('F9')
      await dikatakan(page, 'Kirim Cuci Berhasil Disimpan CU-TK01-250115-0001')

      await tab(page, 'Kembali')
      await choose(page, page, 'Baki Tujuan', 'TOKO / A1')
      await scan(page, kotor.kode_barcode)
      await expect(says).toContainText('dikirim CU-TK01-250115-0001')
      const berat = page.getByLabel(`Berat kembali ${kotor.kode_barcode}`)
      await typeInto(berat, '5.106')
      await page.keyboard.press('F9')
      await expect(
        page.getByText(`Barang ${kotor.kode_barcode} Dikirim 5.105 g, Tidak Bisa Kembali Lebih Berat`),
      ).toBeVisible()
      await typeInto(berat, '5.000')
      await expect(page.getByText('di atas toleransi, perlu otorisasi')).toBeVisible()
      await page.keyboard.press('F9')
      await expect(modal(page, 'Otorisasi').getByLabel('Yang disetujui')).toContainText('menjadi 5.000 g')
      await lihat(page, 'cucian-susut-banyak')
      await modal(page, 'Otorisasi').getByRole('button', { name: 'Batal' }).click()
      await page.reload()
      await tab(page, 'Kembali')
      await expect(berat).toHaveValue('5.000')
      await typeInto(berat, '5.098')
      await lihat(page, 'cucian-kembali')
      await page.setViewportSize({ width: 390, height: 844 })
      await lihatTelepon(page, 'cucian-kembali-telepon')
      await page.keyboard.press('F9')
      await dikatakan(page, 'Kembali Cuci Berhasil Disimpan CU-TK01-250115-0002')
      await page.setViewportSize({ width: 1366, height: 768 })
      await tab(page, 'Riwayat')
      await expect(page.getByRole('row', { name: /CU-TK01-250115-0002/ })).toContainText('Kembali Cuci')
      await lihat(page, 'cucian-riwayat')
      await page.goto('/cucian?no=CU-TK01-250115-0002')
      const detail = modal(page, 'Detail Kembali Cuci')
      await expect(detail).toContainText('CU-TK01-250115-0002')
      await detail.getByRole('button', { name: 'Tutup' }).last().click()
      await expect(page.getByRole('tab', { name: 'Kembali' })).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /Nama layar/ }).fill('cu 2')
      await page.getByRole('option', { name: /Kembali Cuci/ }).click()
      await expect(detail).toContainText('CU-TK01-250115-0002')
      await detail.getByRole('button', { name: 'Tutup' }).last().click()
      expect(await toko.selisihBuku()).toEqual([])
    })

    await test.step('another is melted with somebody’s word, its gold sold to a refinery', async () => {
      await buka(page, '/hancur-data-barang')
      await page.getByRole('combobox', { name: 'Alasan' }).waitFor()
      await page.keyboard.press('F9')
      await expect(page.getByText('Alasan Harus Diisi')).toBeVisible()
      await page.getByRole('combobox', { name: 'Alasan' }).fill('lebur')
      await scan(page, leleh.kode_barcode)
      await expect(page.getByLabel('Jumlah')).toHaveText('1 barang · 2.350 g')
      await lihat(page, 'hancur')
      await page.keyboard.press('F9')
      await dikatakan(page, 'Draft Hancur Barang Berhasil Disimpan HC-TK01-250115-0001')
      // No supervisor is there to allow it: the document waits, and is processed later.
      await modal(page, 'Otorisasi').getByRole('button', { name: 'Batal' }).click()
      const row = page.getByRole('row', { name: /HC-TK01-250115-0001/ })
      await expect(row).toContainText('DRAF')
      await row.getByRole('button', { name: 'Proses' }).click()
      await expect(modal(page, 'Otorisasi').getByLabel('Yang disetujui')).toContainText('2.350 g')
      await izinkan(page)
      await dikatakan(page, 'Hancur Barang Berhasil Diproses HC-TK01-250115-0001')
      await expect(row).toContainText('DONE')

      await tab(page, 'Hasil Lebur')
      await page.getByRole('button', { name: 'Catat Hasil' }).click()
      const result = modal(page, 'Hasil Lebur HC-TK01-250115-0001')
      await typeInto(result.getByLabel('Berat Hasil'), '2.351')
      await result.getByRole('button', { name: 'Simpan' }).click()
      await expect(result.getByText('Hasil Lebur Paling Banyak 2.350 g')).toBeVisible()
      await typeInto(result.getByLabel('Berat Hasil'), '2.310')
      await expect(result.getByText('Susut 0.040 g')).toBeVisible()
      await result.getByRole('button', { name: 'Simpan' }).click()
      await expect(modal(page, 'Otorisasi').getByLabel('Yang disetujui')).toContainText('0.040 g')
      await lihat(page, 'hasil-lebur-otorisasi')
      await izinkan(page)
      await dikatakan(page, 'Hasil Lebur Berhasil Disimpan')
      await lihat(page, 'hasil-lebur')

      await tab(page, 'Keluar Lebur')
      await page.getByRole('textbox', { name: 'Penerima' }).fill('pt pemurni emas')
      await typeInto(page.getByRole('textbox', { name: 'Harga' }), '1200000')
      await typeInto(page.getByRole('textbox', { name: 'Keluar G375' }), '2.4')
      await page.keyboard.press('F9')
      await expect(page.getByText('Emas Lebur G375 Tinggal 2.310 g')).toBeVisible()
      await typeInto(page.getByRole('textbox', { name: 'Keluar G375' }), '2.31')
      await lihat(page, 'keluar-lebur')
      await page.setViewportSize({ width: 390, height: 844 })
      await lihatTelepon(page, 'keluar-lebur-telepon')
      await page.setViewportSize({ width: 1366, height: 768 })
      await page.keyboard.press('F9')
      await izinkan(page)
      await dikatakan(page, 'Keluar Lebur Berhasil Disimpan LB-TK01-250115-0001')
      await expect(page.getByRole('row', { name: /LB-TK01-250115-0001/ })).toContainText('PT PEMURNI EMAS')
      expect(await toko.selisihBuku()).toEqual([])

      await buka(page, '/laporan-hancur-barang')
      await choose(page, page, 'No Hancur', 'HC-TK01-250115-0001')
      await page.getByRole('button', { name: 'Cari' }).click()
      await dikatakan(page, 'Laporan Hancur Barang Tersedia')
      await lihat(page, 'laporan-hancur')
    })

    await test.step('a piece becomes one of another group, and the report says from what', async () => {
      await buka(page, '/konversi-barang')
      await page.getByRole('combobox', { name: 'Group Baru' }).waitFor()
      await page.keyboard.press('F9')
      await expect(page.getByText('Group Atau Jenis Baru Harus Dipilih')).toBeVisible()
      await choose(page, page, 'Group Baru', 'G700')
      await page.getByLabel('Alasan').fill('salah input')
      await scan(page, '00000002')
      await expect(says).toContainText('Sudah G700')
      await scan(page, '00000001')
      await expect(page.getByLabel('Jumlah')).toHaveText('1 barang · 2.350 g')
      await lihat(page, 'konversi')
      await page.keyboard.press('F9')
      await expect(modal(page, 'Otorisasi').getByLabel('Yang disetujui')).toContainText('menjadi G700')
      await izinkan(page)
      await dikatakan(page, 'Konversi Barang Berhasil Disimpan KV-TK01-250115-0001')

      await buka(page, '/laporan-konversi-barang')
      await page.getByRole('button', { name: 'Cari' }).click()
      await dikatakan(page, 'Laporan Konversi Barang Tersedia')
      await expect(page.getByRole('columnheader')).toHaveText([
        'Barcode',
        'Nama Barang',
        'Kategori Asal',
        'Kategori Tujuan',
        'Jenis Asal',
        'Jenis Tujuan',
      ])
      await lihat(page, 'laporan-konversi')
    })
  },
)
