/** Old sales leave the lists and nothing else: an archive made by keys, its file, what is still found, and a report of ten years as it was. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { must } from '#test/tools/client.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { lihat, lihatTelepon } from './kamera.ts'
import { penjualanSah } from './penjualan.ts'
import { buka, ketik, masuk, modal } from './staf.ts'
import { expect, test } from './story.ts'
import type { Toko } from './toko.ts'
import { dikatakan } from './ucapan.ts'

const SEPULUH_TAHUN = Array.from({ length: 10 }, (_, i) => 2016 + i)

async function tutup(toko: Toko, besok: string): Promise<void> {
  must(await (await toko.client('KSR1')).send('POST', 'system/close', { PROSES: 'close' }))
  await toko.pindahTanggal(besok)
  // The sessions of both users have ended with the day.
  for (const user of ['SLS1', 'KSR1']) toko.minta.forget(user)
}

/** The files of a report, year by year. */
async function laporan(toko: Toko): Promise<string[]> {
  const own = await toko.client('OWN1')
  const files: string[] = []
  for (const tahun of SEPULUH_TAHUN)
    for (const type_laporan of ['REKAP', 'DETAIL']) {
      const { status, bytes } = await own.file('penjualan/report/csv', 'POST', {
        tgl_awal: `${tahun}-01-01`,
        tgl_akhir: `${tahun}-12-31`,
        type_laporan,
      })
      expect(status).toBe(200)
      files.push(bytes.toString())
    }
  return files
}

const table = (page: Page) => page.getByRole('region', { name: 'Data Backup' })
const box = (page: Page, no: string) => table(page).getByRole('checkbox', { name: `Pilih ${no}` })

test(
  'an archive by keys: its file, the list without it, the nota found by its number, ten years of reports as they were',
  { tag: ['@keys', '@files'] },
  async ({ page, toko, komputer, awas }) => {
    awas.izinkan(/(403|409) POST .*truncate\/clear/)
    await buildSettings(toko, { ARSIP_MIN_HARI: '1' })
    const lama = await penjualanSah(toko, '00000001', '00000002')
    const later = await penjualanSah(toko, '00000003')
    await tutup(toko, '2025-01-16')
    await tutup(toko, '2025-01-17')
    const hariIni = await penjualanSah(toko, '00000004')
    const sebelum = await laporan(toko)

    await masuk(page, 'SPV1', '/backup')

    await test.step('nothing is chosen yet', async () => {
      await page.keyboard.press('F9')
      await dikatakan(page, 'Data Backup Belum Tersedia')
      await expect(page.getByRole('button', { name: 'Truncate' })).toHaveClass(/loading/)
      await expect(page.getByRole('button', { name: 'Truncate' })).not.toHaveClass(/loading/)
    })

    await test.step('the filter begins with what is old enough, of the own shop', async () => {
      await page.keyboard.press('F2')
      const filter = modal(page, 'Filter Backup')
      await expect(filter.getByLabel('Tanggal Akhir')).toHaveValue('2025-01-15')
      await expect(filter.getByLabel('Gudang')).toHaveValue(/^TK01/)
      await expect(filter.getByLabel('Gudang')).toHaveAttribute('readonly')
      await page.keyboard.press('Control+Enter')
      await expect(filter.getByRole('checkbox', { name: `Pilih ${lama}-01` })).toBeChecked()
      await expect(filter.getByText('Total Gold')).toBeVisible()
      await lihat(page, 'backup-filter')
      await page.setViewportSize({ width: 390, height: 844 })
      await lihatTelepon(page, 'backup-filter-telepon')
      await page.setViewportSize({ width: 1366, height: 768 })
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        filter.getByRole('button', { name: 'Backup', exact: true }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(
        /^backup-penjualan-TK01-2025-01-15-2025-01-15-[0-9a-f]{8}\.csv$/,
      )
      await filter.getByRole('button', { name: 'Tutup' }).last().click()
    })

    await test.step('all are chosen; one is let go, and chosen again by its number', async () => {
      await expect(table(page).getByRole('checkbox', { name: 'Pilih Semua' })).toBeChecked()
      await ketik(page, `${lama}-01`)
      await page.keyboard.press('Enter')
      await dikatakan(page, 'Data Sudah Terpilih')
      await table(page).getByRole('checkbox', { name: 'Pilih Semua' }).uncheck()
      await expect(page.getByLabel('Yang Dicentang')).toContainText('0 baris')
      await ketik(page, lama)
      await page.keyboard.press('Enter')
      await expect(box(page, `${lama}-01`)).toBeChecked()
      await expect(box(page, `${lama}-02`)).toBeChecked()
      await expect(box(page, `${later}-01`)).not.toBeChecked()
      await lihat(page, 'backup')
      await page.setViewportSize({ width: 390, height: 844 })
      await lihatTelepon(page, 'backup-telepon')
      await page.setViewportSize({ width: 1366, height: 768 })
    })

    let diunduh: Buffer
    await test.step('Truncate: the file, then the owner’s word for exactly these', async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F9')])
      diunduh = await readFile(await file.path())
      const text = diunduh.toString()
      expect(text).toContain(`${lama}-02`)
      expect(text).not.toContain(later)
      const izin = modal(page, 'Otorisasi')
      await expect(izin).toContainText('ARSIP TRANSAKSI hanya dari OWN atau SU')
      await expect(izin).toContainText(`${lama}-01, ${lama}-02`)
      await expect(izin).toContainText(createHash('sha256').update(diunduh).digest('hex'))
      await izin.getByLabel('Username').fill('OWN1')
      await page.keyboard.press('Tab')
      await ketik(page, 'Rahasia-123')
      await page.keyboard.press('Control+Enter')
      await dikatakan(page, 'Transaksi Berhasil Diarsipkan: AR-TK01-250117-0001')
      await expect(box(page, `${lama}-01`)).toHaveCount(0)
      await expect(box(page, `${later}-01`)).toBeVisible()
    })

    await test.step('the archive has the same file, and its lines stand as they left', async () => {
      await page.getByRole('tab', { name: 'Arsip' }).click()
      const arsip = page.getByRole('region', { name: 'Arsip' })
      await expect(arsip.getByRole('row', { name: /AR-TK01-250117-0001/ })).toContainText('SPV1')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Unduh AR-TK01-250117-0001' }).click(),
      ])
      expect(await readFile(await file.path())).toEqual(diunduh)
      await page.getByRole('button', { name: 'Periksa AR-TK01-250117-0001' }).click()
      await expect(modal(page, /^Periksa/)).toContainText('Berkas dan 2 baris sama seperti waktu diarsipkan')
      await lihat(page, 'backup-periksa')
      await modal(page, /^Periksa/)
        .getByRole('button', { name: 'Tutup' })
        .last()
        .click()
      await lihat(page, 'backup-arsip')
      await page.setViewportSize({ width: 390, height: 844 })
      await lihatTelepon(page, 'backup-arsip-telepon')
      await page.setViewportSize({ width: 1366, height: 768 })
    })

    await test.step('the list is without it; its number finds it still', async () => {
      await buka(page, '/lihat-penjualan')
      await page.getByLabel('Tanggal Awal').fill('2025-01-01')
      await page.keyboard.press('Enter')
      const list = page.getByRole('region', { name: 'Penjualan' })
      await expect(list).toContainText(later)
      await expect(list).toContainText(hariIni)
      await expect(list).not.toContainText(lama)
      await page.getByLabel('Cari penjualan').fill(lama)
      await page.keyboard.press('Enter')
      await expect(modal(page, 'Detail Penjualan')).toContainText('ARSIP')
      await expect(modal(page, 'Detail Penjualan')).toContainText(lama)
    })

    await test.step('what is too young is named before it is asked for, and let go at once; what cannot be read is said', async () => {
      const kantor = await komputer()
      await masuk(kantor, 'OWN1', '/backup')
      await kantor.keyboard.press('F2')
      const filter = modal(kantor, 'Filter Backup')
      await filter.getByLabel('Jenis Transaksi').getByText('PEMBELIAN').click()
      await kantor.keyboard.press('Control+Enter')
      await dikatakan(kantor, 'Data Backup Tidak Tersedia')
      await filter.getByLabel('Jenis Transaksi').getByText('PENJUALAN').click()
      await filter.getByLabel('Tanggal Akhir').fill('2025-01-17')
      await kantor.keyboard.press('Enter')
      await kantor.keyboard.press('Control+Enter')
      await expect(filter.getByRole('row', { name: new RegExp(`${hariIni}-01`) })).toContainText(
        'Tanggal 17 Januari 2025 Belum Ditutup',
      )
      await filter.getByRole('button', { name: 'Clear' }).click()
      await dikatakan(kantor, '1 Baris Ditolak, Belum Ada Yang Diarsipkan')
      await lihat(kantor, 'backup-ditolak')
      await filter.getByRole('button', { name: 'Lepas Centangnya' }).click()
      await expect(filter.getByRole('checkbox', { name: `Pilih ${hariIni}-01` })).not.toBeChecked()
      await filter.getByRole('button', { name: 'Tutup' }).last().click()

      // Opened again it is as it was left, and what is not chosen stays so.
      await kantor.reload()
      await expect(box(kantor, `${later}-01`)).toBeChecked()
      await expect(box(kantor, `${hariIni}-01`)).not.toBeChecked()

      awas.izinkan(/500 POST .*truncate/)
      await kantor.route('**/penjualan/truncate', (route) =>
        route.fulfill({ status: 500, json: { message: 'Terjadi Kesalahan Di Server', errors: [] } }),
      )
      await kantor.keyboard.press('F2')
      await kantor.keyboard.press('Control+Enter')
      await dikatakan(kantor, 'Terjadi Kesalhaan Saat Merequest Data Keserver, Silahkan Coba Lagi')
      await expect(filter.getByRole('alert')).toContainText('Terjadi Kesalahan Di Server')
    })

    expect(await laporan(toko)).toEqual(sebelum)
    expect(await toko.selisihBuku()).toEqual([])
  },
)
