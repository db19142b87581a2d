/** Labels: designed at the shop's settings, seen before they are printed, and found again in the history (DOMAIN §B.13). */
import { readBarcode } from '#test/tools/label.ts'
import { expect, test } from './story.ts'
import { lihatTelepon } from './kamera.ts'
import { buka, ke, masuk, choose, scan, typeInto } from './staf.ts'
import { lostReply } from './network.ts'
import { dikatakan } from './ucapan.ts'

const number = (kode: string) => `Jumlah label ${kode}`

test(
  'a label is designed, seen, printed for a piece, and stands in the history; with a phone nothing is wider than the page',
  { tag: ['@files', '@phone'] },
  async ({ page }) => {
    await test.step('designed, seen, printed, printed again for a reason, and listed', async () => {
      await masuk(page, 'OWN1', '/settingtoko')
      await page.locator('.ant-segmented-item', { hasText: /^Label$/ }).click()
      const desain = page.getByRole('region', { name: 'Desain label' })
      const lihat = page.getByRole('region', { name: 'Pratinjau label' })
      await choose(page, desain, 'Desain siap pakai', 'Polos 30 × 20 mm')

      // A label that no scanner would read is told at once, and cannot be saved.
      await typeInto(desain.getByLabel('Lebar', { exact: true }).last(), '15')
      await expect(
        lihat.getByText('Barcode Terlalu Sempit Untuk Printer 203 dpi, Minimal 19.8 mm'),
      ).toBeVisible()
      await expect(lihat.getByRole('button', { name: 'Simpan Label' })).toBeDisabled()
      await typeInto(desain.getByLabel('Lebar', { exact: true }).last(), '20.2')

      await desain.getByLabel('Huruf kode harga').fill('murahbesti')
      await desain.getByLabel('Kode Harga', { exact: true }).check()
      const nama = lihat.locator('rect:has(title:text-is("Nama Barang"))')
      await nama.click()
      await expect(lihat.getByRole('button', { name: 'Ke kiri' })).toBeFocused()
      const before = Number(await nama.getAttribute('x'))
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => Number(await nama.getAttribute('x'))).toBe(before + 4)
      await choose(page, desain, 'Printer label', 'ZPL: Zebra dan sejenis')
      await lihat.getByRole('button', { name: 'Simpan Label' }).click()
      await dikatakan(page, 'Data Berhasil Dirubah')

      await buka(page, '/cetak-barcode')
      await scan(page, '00000001')
      const pratinjau = page.getByRole('complementary', { name: 'Pratinjau' })
      const picture = pratinjau.getByRole('img', { name: 'Label 00000001 CINCIN' })
      await expect(picture).toContainText('2.350 g')
      // The picture as the screen shows it is read by a scanner.
      await expect.poll(async () => readBarcode(await picture.screenshot())).toEqual(['00000001'])
      await typeInto(page.getByLabel(number('00000001')), '2')
      const unduh = page.waitForEvent('download')
      await page.keyboard.press('F9')
      const file = await unduh
      expect(file.suggestedFilename()).toMatch(/^label-\d+\.zpl$/)
      await dikatakan(page, '2 Label Diunduh')
      await expect(page.getByText('Barang Masih Kosong')).toBeVisible()

      // Again only for a reason.
      await scan(page, '00000001')
      await expect(page.getByText('sudah dicetak 1 kali').first()).toBeVisible()
      await page.keyboard.press('F9')
      await expect(page.getByText('Alasan Cetak Ulang Harus Diisi')).toBeVisible()
      await page.getByLabel('Alasan cetak ulang').fill('label rusak')
      const lagi = page.waitForEvent('download')
      await page.keyboard.press('F9')
      await lagi

      await ke(page, '/laporan-history-cetak-barcode')
      await expect(page.getByRole('button', { name: 'Export PDF' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Cari' }).click()
      await dikatakan(page, 'Laporan History Cetak Barcode Tersedia')
      await expect(page.getByRole('row', { name: /OWN1.*00000001/ })).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Export Excel' })).toBeVisible()
    })

    await test.step('with a phone in one hand nothing is wider than the page', async () => {
      await buka(page, '/cetak-barcode')
      await page.setViewportSize({ width: 390, height: 844 })
      await scan(page, '00000001')
      await expect(page.getByLabel(number('00000001'))).toBeVisible()
      await lihatTelepon(page, 'cetak-barcode-telepon')
    })
  },
)

test(
  'labels of a document come by its address, a lost answer prints nothing twice; a printer that the browser reaches is sent them',
  { tag: ['@files', '@session'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/ERR_FAILED/)
    const label = (await toko.minta('OWN1', 'GET', 'label/pengaturan')).data as object
    await toko.minta('OWN1', 'PUT', 'label/pengaturan', { ...label, bahasa: 'TSPL' })
    await page.addInitScript(() => {
      const terkirim: string[] = []
      let broken = true
      const port = {
        getInfo: () => ({ usbVendorId: 1, usbProductId: 2 }),
        open: () =>
          broken
            ? ((broken = false), Promise.reject(new DOMException('', 'NetworkError')))
            : Promise.resolve(),
        close: () => Promise.resolve(),
        get writable() {
          return new WritableStream<Uint8Array>({
            write: (bytes) => void terkirim.push(new TextDecoder().decode(bytes)),
          })
        },
      }
      Object.assign(window, { terkirim })
      Object.defineProperty(navigator, 'serial', {
        value: { requestPort: () => Promise.resolve(port), getPorts: () => Promise.resolve([port]) },
      })
    })

    await test.step('labels of a document come by its address; a lost answer prints nothing twice', async () => {
      const { no } = (
        await toko.minta('OWN1', 'POST', 'pindah-barang', {
          kode_gudang: 'TOKO',
          kode_baki: 'A2',
          barang: ['00000001', '00000002'],
          id_trx: 'LABELDOKUMEN0001',
        })
      ).data as { no: string }
      await masuk(page, 'OWN1', '/cetak-barcode')
      await page.goto(`/cetak-barcode?no=${no}`)
      const list = page.getByRole('list', { name: 'Barang yang dipilih' }).getByRole('listitem')
      await expect(list).toHaveCount(2)
      await expect(page).toHaveURL(/\/cetak-barcode$/)
      await page.reload()
      await expect(list).toHaveCount(2)

      const ditemukan = await lostReply(page, '**/api/v1/label/cetak')
      await page.getByRole('button', { name: 'Unduh ▾' }).click()
      const unduh = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Unduh TSPL' }).click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(page.getByText('Belum diketahui apakah cetakan ini sudah tercatat')).toBeVisible()
      await ditemukan()
      await page.getByRole('button', { name: 'Unduh ▾' }).click()
      await page.getByRole('menuitem', { name: 'Unduh TSPL' }).click()
      expect((await unduh).suggestedFilename()).toMatch(/\.tspl$/)
      const { data } = await toko.minta(
        'OWN1',
        'GET',
        'history/cetak-barcode?tanggal_awal=2025-01-15&tanggal_akhir=2025-01-15',
      )
      expect(data).toHaveLength(2)
    })

    await test.step('a printer that the browser reaches is sent the labels; what it cannot take is told, and kept', async () => {
      await page.getByRole('button', { name: 'Hubungkan Lewat Kabel Serial' }).click()
      await expect(page.getByText('terhubung lewat Kabel Serial')).toBeVisible()
      await scan(page, '00000003')
      await expect(page.getByLabel(number('00000003'))).toBeVisible()
      await page.keyboard.press('F9')
      await expect(
        page.getByText('Printer Label Terputus. Periksa Kabel Dan Nyalanya, Lalu Ulangi'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Coba Lagi' }).click()
      await dikatakan(page, '1 Label Dicetak')
      const terkirim = await page.evaluate(() =>
        (window as unknown as { terkirim: string[] }).terkirim.join(''),
      )
      expect(terkirim).toContain('"!10500000003"')
      expect(terkirim).toContain('PRINT 1,1')
    })
  },
)
