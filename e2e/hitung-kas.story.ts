/** A drawer that is short is counted and booked before the day is closed; the next morning premi of that day is paid, and undone (DOMAIN §O.5). */
import type { Page } from '@playwright/test'
import { buildSettings } from '#test/tools/factories.ts'
import { buildPremiPerGram } from '#test/tools/premi.ts'
import { penjualanSah } from './penjualan.ts'
import { allowBy, buka, dialog, masuk, masukLewatLogin, menuUser, modal } from './staf.ts'
import { expect, test } from './story.ts'
import { dikatakan } from './ucapan.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Hasil hitung kas' })

async function izinkan(page: Page, kategori: string): Promise<void> {
  const otorisasi = modal(page, 'Otorisasi')
  await expect(otorisasi).toContainText(kategori)
  await allowBy(otorisasi, 'SPV1')
}

test(
  'a drawer counted short is booked, and the day is closed; the next morning its premi is paid, and undone',
  { tag: ['@two', '@session'] },
  async ({ page, toko, awas }) => {
    test.slow() // two days
    await buildSettings(toko, { HITUNG_KAS_TUTUP: 'WAJIB' })
    await buildPremiPerGram(toko, 'S01', 1_500)
    await penjualanSah(toko, '00000001')
    await penjualanSah(toko, '00000002')
    await masuk(page, 'KSR1')

    await test.step('the close asks for the count, and leads there', async () => {
      awas.izinkan(/400 POST \/api\/v1\/system\/close/)
      await menuUser(page, 'Tutup Toko')
      await dialog(page, 'Tutup Toko').getByRole('button', { name: 'OK' }).click()
      const refused = dialog(page, 'Oopss!!')
      await expect(refused).toContainText('Kas Belum Dihitung!')
      await refused.getByRole('button', { name: 'OK' }).click()
      await menuUser(page, 'Tutup Toko')
      await dialog(page, 'Tutup Toko').getByRole('button', { name: 'Hitung Kas' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Hitung Kas' })).toBeVisible()
    })

    await test.step('counted by keyboard alone, before anything says what should be there', async () => {
      await expect(page.getByLabel('Kertas 100,000')).toBeFocused()
      await expect(page.getByText('17,696,500')).toHaveCount(0)
      await page.keyboard.type('176')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.keyboard.type('1')
      await expect(page.getByRole('region', { name: 'Uang di laci' })).toContainText('Rp. 17,650,000')
      await page.reload()
      await expect(page.getByLabel('Kertas 50,000')).toHaveValue('1')
      await page.keyboard.press('F9')
      await dikatakan(page, 'Hitung Kas Berhasil Disimpan HU-TK01-250115-0001')
      await expect(result(page)).toContainText('SeharusnyaRp. 17,696,500')
      await expect(result(page)).toContainText('Selisih-Rp. 46,500')
      await expect(page.getByLabel('Kertas 100,000')).toHaveValue('')
    })

    await test.step('the difference is booked, by somebody who sees it', async () => {
      await result(page).getByRole('button', { name: 'Bukukan Selisih' }).click()
      await expect(result(page)).toContainText('Keterangan Harus Diisi')
      awas.izinkan(/403 POST \/api\/v1\/hitung-kas\/bukukan/)
      await result(page).getByLabel('Mengapa Kurang').fill('salah kembalian')
      await result(page).getByRole('button', { name: 'Bukukan Selisih' }).click()
      await expect(modal(page, 'Otorisasi').getByLabel('Yang disetujui')).toContainText('Selisih-Rp. 46,500')
      await izinkan(page, 'TRANSAKSI KHUSUS')
      await dikatakan(page, 'Selisih Kas Berhasil Dibukukan')
      await expect(result(page)).toContainText('DIBUKUKAN')
      await expect(page.getByRole('region', { name: 'Hitungan', exact: true })).toContainText(
        'KK-TK01-250115-0001',
      )
    })

    await test.step('and the day is closed', async () => {
      awas.izinkan(/401 GET /)
      await menuUser(page, 'Tutup Toko')
      await dialog(page, 'Tutup Toko').getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
      expect(await toko.selisihBuku()).toEqual([])
    })

    await test.step('the next morning', async () => {
      await toko.pindahTanggal('2025-01-16')
      await masukLewatLogin(page, 'KSR1')
      await buka(page, '/ambil-uang-kas')
    })

    await test.step('paid as it is shown, line by line', async () => {
      await page.getByRole('button', { name: 'Bayar Premi' }).click()
      const premi = modal(page, 'Bayar Premi')
      await premi.getByLabel('Sales').click()
      await page.getByTitle('S01 · SITI · Rp. 11,213').click()
      await expect(premi).toContainText('7.475 g × Rp. 1,500 per gram = Rp. 11,213')
      await expect(premi.getByRole('row', { name: /JL-TK01-250115-0002-01/ })).toContainText('Rp. 7,688')
      await premi.getByRole('button', { name: 'Bayar Rp. 11,213' }).click()
      await dikatakan(page, 'Premi Berhasil Dibayar KK-TK01-250116-0001')
      await expect(page.getByRole('row', { name: /KK-TK01-250116-0001/ })).toContainText(
        'PREMI SITI S/D 2025-01-15',
      )
    })

    await test.step('nothing is left to pay, and the entry tells its lines', async () => {
      await page.getByRole('button', { name: 'Bayar Premi' }).click()
      const premi = modal(page, 'Bayar Premi')
      await expect(premi.getByText('Tidak ada premi yang belum dibayar')).toBeVisible()
      await premi.getByRole('button', { name: 'Batal' }).click()
      await page.getByRole('button', { name: 'KK-TK01-250116-0001' }).click()
      const detail = modal(page, 'Detail Kas Dan Bank')
      await expect(detail.getByRole('row', { name: /JL-TK01-250115-0001-01/ })).toContainText('Rp. 3,525')
      await page.keyboard.press('Escape')
      await detail.getByRole('button', { name: 'Tutup' }).last().click()
    })

    await test.step('undone on its day, it is to be paid again', async () => {
      awas.izinkan(/403 POST \/api\/v1\/kas-bank\/batal/)
      await page
        .getByRole('row', { name: /KK-TK01-250116-0001/ })
        .getByRole('button', { name: 'Batal' })
        .click()
      const batal = modal(page, /Batal/)
      await batal.getByLabel('Alasan').fill('salah sales')
      await batal.getByRole('button', { name: /Batalkan/ }).click()
      await izinkan(page, 'BATAL KAS')
      await dikatakan(page, 'Transaksi Berhasil Dibatalkan')
      await page.getByRole('button', { name: 'Bayar Premi' }).click()
      await modal(page, 'Bayar Premi').getByLabel('Sales').click()
      await expect(page.getByTitle('S01 · SITI · Rp. 11,213')).toBeVisible()
      expect(await toko.selisihBuku()).toEqual([])
    })
  },
)
