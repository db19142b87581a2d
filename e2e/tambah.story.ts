/** New pieces: from the scale to the list, to their labels, to the till (DOMAIN §B.13). */
import type { Page } from '@playwright/test'
import { hidden, obfuscate } from '#client/net/store.ts'
import { expect, test } from './story.ts'
import { lihatTelepon } from './kamera.ts'
import { lostReply } from './network.ts'
import { allowBy, masuk, modal, choose, scan, typeInto } from './staf.ts'
import { dikatakan } from './ucapan.ts'

/** A scale on the counter that says one weight after another, each when it is asked for; this computer knows it. */
async function timbangan(page: Page): Promise<(gram: string) => Promise<void>> {
  const port = { baudRate: 2400, dataBits: 7, parity: 'even', stopBits: 1, flowControl: 'none' }
  const dikenal = [obfuscate('timbangan_komputer'), hidden({ profil: 'AND', port })] as const
  await page.addInitScript(([name, value]) => {
    localStorage.setItem(name, value)
    let say: (line: string) => void = () => undefined
    const readable = new ReadableStream<Uint8Array>({
      start(controller) {
        say = (line) => controller.enqueue(new TextEncoder().encode(line))
        // Before it may be the rest of a line.
        say('\r\n')
      },
    })
    const port = {
      open: () => Promise.resolve(),
      close: () => Promise.resolve(),
      getInfo: () => ({}),
      readable,
    }
    Object.defineProperty(navigator, 'serial', { value: { getPorts: () => Promise.resolve([port]) } })
    Object.assign(window, { letakkan: (gram: string) => say(`ST,GS,+ ${gram} g\r\n`) })
  }, dikenal)
  return (gram) =>
    page.evaluate((g) => (window as unknown as { letakkan: (gram: string) => void }).letakkan(g), gram)
}

async function fillBarang(page: Page): Promise<void> {
  await choose(page, page, 'Group', 'G375')
  await choose(page, page, 'Jenis', 'CINCIN')
  await page.getByLabel('Nama Barang').fill('cincin baru')
  await typeInto(page.getByLabel('Ongkos', { exact: true }), '25000')
  await choose(page, page, 'Baki', 'TOKO / A1')
}
const berat = (page: Page) => page.getByRole('textbox', { name: 'Berat', exact: true })
const list = (page: Page) => page.getByRole('list', { name: 'Barang baru' }).getByRole('listitem')

test(
  'a new piece from the scale is saved, labelled, and sold at the till by its barcode; one added in error goes out again',
  { tag: ['@scanner', '@session'] },
  async ({ page, toko, awas }) => {
    const letakkan = await timbangan(page)
    await masuk(page, 'OWN1', '/tambah-data-barang')
    const group = page.getByRole('combobox', { name: 'Group' })
    await expect(group).toBeFocused()
    await page.getByLabel('Keterangan').focus()
    await page.keyboard.press('F3')
    await expect(page.getByText('Nama Barang Tidak Boleh Kosong')).toBeVisible()
    await expect(page.getByText('Baki Tidak Boleh Kosong')).toBeVisible()
    await expect(group).toBeFocused()
    await fillBarang(page)

    await expect(page.getByRole('button', { name: /^Timbangan/ })).toBeVisible()
    await letakkan('3.217')
    await expect(page.getByRole('button', { name: /^Timbangan 3.217/ })).toBeVisible()
    await page.keyboard.press('F6')
    await page.keyboard.press('F9')
    await expect(page.getByText('Barang Ini Belum Masuk Daftar, Tekan F3 Dulu')).toBeVisible()
    await page.keyboard.press('F3')
    await expect(list(page)).toHaveCount(1)
    // The next one begins where this one was: its weight alone is asked for.
    await letakkan('1.5')
    await expect(page.getByRole('button', { name: /^Timbangan 1.500/ })).toBeVisible()
    await page.keyboard.press('F6')
    await page.keyboard.press('F3')
    await expect(list(page)).toHaveCount(2)
    await page.keyboard.press('F2')
    await expect(list(page)).toHaveCount(1)
    await expect(berat(page)).toHaveValue('1.500')
    await page.keyboard.press('F3')
    await expect(page.getByLabel('Jumlah')).toHaveText('2 barang · 4.717 g')

    await page.reload()
    await expect(list(page)).toHaveCount(2)
    await page.keyboard.press('F9')
    await dikatakan(page, 'Tambah Barang Berhasil Disimpan TA-TK01-250115-0001')
    await expect(list(page)).toHaveCount(0)
    const [dokumen] = (await toko.minta('OWN1', 'GET', 'tambah-data-barang/dokumen')).data
    const [barang] = dokumen.detail_barang
    const tersimpan = page.getByRole('region', { name: 'Baru disimpan' })
    await expect(tersimpan).toContainText(barang.kode_barcode)
    await expect(tersimpan.getByRole('button', { name: 'Cetak Label' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cetak-barcode\?no=.*TA-TK01-250115-0001/)

    await masuk(page, 'KSR1', '/transaksi-penjualan')
    await scan(page, barang.kode_barcode)
    await expect(page.getByText('CINCIN BARU').first()).toBeVisible()

    await test.step('what was added in error goes out again, with somebody’s word', async () => {
      awas.izinkan(/403 POST .*hapus-barang/)
      await masuk(page, 'OWN1', '/tambah-data-barang')
      await page.getByText('Hapus Tambahan').click()
      await scan(page, dokumen.detail_barang[1].kode_barcode)
      await page.getByLabel('Keterangan').fill('salah timbang')
      await page.keyboard.press('F9')
      const otorisasi = modal(page, 'Otorisasi')
      await expect(otorisasi).toContainText('CINCIN BARU, 1.500 g')
      await allowBy(otorisasi, 'SPV1')
      await dikatakan(page, 'Hapus Barang Berhasil Disimpan HB-TK01-250115-0001')
    })
  },
)

test(
  'many come from a file into the same list, an unlikely weight is asked about once, an answer that was lost makes no second document; on a phone too',
  { tag: ['@files', '@phone'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/ERR_FAILED/)
    await masuk(page, 'OWN1', '/tambah-data-barang')
    const files = async (...rows: string[]) => {
      await page.getByRole('button', { name: 'Dari Berkas' }).click()
      await modal(page, 'Tambah Barang Dari Berkas')
        .locator('input[type=file]')
        .setInputFiles({
          name: 'barang.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(['Group;Jenis;Nama Barang;Berat;Baki', ...rows].join('\n')),
        })
    }
    await files('G375;CINCIN;CINCIN A;2,35;A1', 'TIDAK;CINCIN;CINCIN B;1;A1')
    const box = modal(page, 'Tambah Barang Dari Berkas')
    await expect(box.getByText('1 Baris Salah, Belum Ada Yang Disimpan')).toBeVisible()
    await expect(box.getByRole('button', { name: /^Masukkan/ })).toBeDisabled()
    await box.getByRole('button', { name: 'Tutup' }).last().click()
    await files('G375;CINCIN;CINCIN A;2,35;A1', 'G375;CINCIN;KILO;2500;A1')
    await box.getByText('Sudah ditimbang lagi').click()
    await box.getByRole('button', { name: 'Masukkan 2 Barang' }).click()
    await expect(list(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Hapus KILO' }).click()

    await fillBarang(page)
    await typeInto(berat(page), '1200')
    await page.keyboard.press('F3')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, Beratnya Memang Sekian' }).click()
    await expect(list(page)).toHaveCount(2)

    const ditemukan = await lostReply(page, '**/api/v1/tambah-data-barang')
    await page.keyboard.press('F9')
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByText('Belum diketahui apakah dokumen ini sudah tersimpan')).toBeVisible()
    await ditemukan()
    await page.keyboard.press('F9')
    await dikatakan(page, 'Tambah Barang Berhasil Disimpan TA-TK01-250115-0001')
    expect((await toko.minta('OWN1', 'GET', 'tambah-data-barang/dokumen')).data).toHaveLength(1)

    await test.step('with a phone in one hand everything is there, and nothing is wider than the page', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.reload()
      await fillBarang(page)
      await typeInto(berat(page), '2.5')
      await page.getByRole('button', { name: /^Masukkan Ke Daftar/ }).click()
      await expect(list(page)).toHaveCount(1)
      await lihatTelepon(page, 'tambah-barang-telepon')
    })
  },
)
