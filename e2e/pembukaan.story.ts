/** A new, empty shop: set up through the browser, opening stock from a file, one sale, one close; the books agree. */
import type { Page } from '@playwright/test'
import { PASSWORD } from '#server/fixture/data.ts'
import { sabar } from '#test/tools/sabar.ts'
import { expect, test } from './story.ts'
import { bayarTunai, scanBarang } from './penjualan.ts'
import { allowBy, buka, dialog, menuUser, modal, choose, typeInto } from './staf.ts'

test.use({ kosong: true })
test.setTimeout(480_000) // many screens and 20,000 pieces, on whatever machine

/** The stock a shop begins with: three pieces with their tags, and the rest of 20,000 to be tagged. */
const JUMLAH = 20_000
const STOK = [
  'Barcode,Group,Jenis,Nama Barang,Berat,Ongkos,Baki',
  '00000101,G375,CINCIN,CINCIN POLOS,2.350,50000,A1',
  '00000102,G700,GELANG,GELANG BANGLE,5.125,75000,A1',
  '00000103,LM,LM,LM 5 GRAM,5,0,A1',
  ...Array.from({ length: JUMLAH - 3 }, (_, i) => `,G375,CINCIN,CINCIN POLOS ${i + 1},1.5,40000,A1`),
].join('\n')

/** A group and a weight that are none, and a column of nobody's. */
const WRONG = 'Group,Jenis,Nama Barang,Berat,Baki,Warna\nG-375,CINCIN,CINCIN RUSAK,dua gram,A1,MERAH'

test(
  'from an empty database to the first closed day',
  { tag: ['@files', '@session'] },
  async ({ page, toko, awas, komputer }) => {
    await test.step('who does not read the terminal does not become the owner', async () => {
      awas.izinkan(/400 POST \/api\/v1\/pembukaan\/kode/)
      await page.goto('/')
      await expect(title(page)).toHaveText('Selamat datang. Mari buka toko Anda')
      await page.getByLabel('Kode Pembukaan').fill('AAAA-BBBB')
      await page.getByLabel('Nama Toko').fill('toko mas ratna')
      await page.getByLabel('Alamat').fill('jl. pasar baru no. 8')
      await lanjut(page)
      await expect(page.getByText('Kode Pembukaan Salah')).toBeVisible()
    })

    await test.step('what was typed survives a reload, and going back', async () => {
      await page.getByLabel('Kode Pembukaan').fill(toko.kodePembukaan)
      await page.reload()
      await expect(page.getByLabel('Nama Toko')).toHaveValue('TOKO MAS RATNA')
      await lanjut(page)
      await page.getByLabel('User Id').fill('own1')
      await page.getByRole('textbox', { name: 'Nama' }).fill('ibu ratna')
      await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
      await page.getByLabel('Ulangi Password').fill('lain')
      await lanjut(page)
      await expect(page.getByText('Password Tidak Sama')).toBeVisible()
      await page.getByLabel('Ulangi Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Kembali' }).click()
      await expect(page.getByLabel('Alamat')).toHaveValue('JL. PASAR BARU NO. 8')
      await lanjut(page)
      await lanjut(page)
      await expect(page.getByText('Rabu, 15 Januari 2025, hari ini')).toBeVisible()
    })

    const pesaing = await komputer()
    await test.step('another browser that stands at the same place is told', async () => {
      await pesaing.goto('/')
      await expect(title(pesaing)).toHaveText('Selamat datang. Mari buka toko Anda')
      await lanjut(page, 'Buat Toko')
      await expect(title(page)).toHaveText('Data master')
      awas.izinkan(/409 POST \/api\/v1\/pembukaan\/kode/)
      await pesaing.getByLabel('Kode Pembukaan').fill(toko.kodePembukaan)
      await pesaing.getByLabel('Nama Toko').fill('toko lain')
      await pesaing.getByLabel('Alamat').fill('jl. lain')
      await lanjut(pesaing)
      await expect(dialog(pesaing, 'Oopss!!')).toContainText('Toko Sudah Dibuka, Silahkan Login')
    })

    await test.step('masters from the defaults, prices from fine gold', async () => {
      await page.getByRole('checkbox', { name: 'PERAK', exact: true }).uncheck()
      await expect(page.getByRole('region', { name: 'Group harga' })).not.toContainText('PERAK')
      await lanjut(page)
      await expect(title(page)).toHaveText('Harga emas')
      await typeInto(page.getByLabel('Harga 24K Jual / gram'), '2000000')
      await typeInto(page.getByLabel('Harga 24K Beli / gram'), '1900000')
      await page.getByRole('button', { name: 'Hitung Dari Harga 24K' }).click()
      await expect(page.getByLabel('Harga Jual EMAS 16K')).toHaveValue('1,440,000')
      await expect(page.getByLabel('Min EMAS 16K')).toHaveValue('1,411,000')
      await lanjut(page)
      await expect(title(page)).toHaveText('Aturan toko')
    })

    await test.step('the rules are shown with what they come to, and follow what is typed', async () => {
      const example = page.getByRole('region', { name: 'Contoh beli kembali' })
      // 6.25 g: 5,000,000 less 15,000 and 10,000 a gram
      await expect(example).toContainText(
        'Nota Rp. 5,000,000 umur 40 hari, 6.250 g EMAS MUDA 9K, kondisi PENYOK: dibayar Rp. 4,844,000',
      )
      await typeInto(page.getByRole('textbox', { name: 'Rugi nota EMAS MUDA 9K' }), '20000')
      await expect(example).toContainText('dibayar Rp. 4,812,500')
      await expect(page.getByRole('region', { name: 'Poin member' })).toContainText('mendapat 5 poin')
      // 40 days: two months at 3 %
      await expect(page.getByLabel('Contoh bunga 1 BULAN')).toContainText('Rp. 300,000')
      await typeInto(page.getByRole('textbox', { name: 'Bunga 1 BULAN' }), '2')
      await expect(page.getByLabel('Contoh bunga 1 BULAN')).toContainText('Rp. 200,000')
      await page.getByRole('checkbox', { name: '4 BULAN' }).uncheck()
      await page.getByRole('textbox', { name: 'Rugi nota EMAS 10K' }).fill('')
      await lanjut(page)
      await expect(page.getByRole('alert')).toHaveText('Isi Rugi Nota, 0 Bila Tanpa Potongan')
      await typeInto(page.getByRole('textbox', { name: 'Rugi nota EMAS 10K' }), '0')
      await lanjut(page)
      await expect(title(page)).toHaveText('Sales dan baki')
    })

    await test.step('going back adds nothing that was left out, and a price is put right with an otorisasi', async () => {
      awas.izinkan(/403 PUT .*harga-emas/)
      await page.getByRole('button', { name: 'Data Master' }).click()
      await expect(page.getByRole('checkbox', { name: 'EMAS (ada)', exact: true })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'PERAK', exact: true })).not.toBeChecked()
      await lanjut(page)
      await typeInto(page.getByLabel('Harga 24K Beli / gram'), '1700000')
      awas.izinkan(/400 PUT .*harga-emas/)
      await lanjut(page)
      await expect(page.getByText('Harga Beli Tidak Boleh Lebih Dari Harga 24K Beli')).toHaveCount(3)
      await page.getByRole('button', { name: 'Hitung Dari Harga 24K' }).click()
      await lanjut(page)
      const otorisasi = modal(page, 'Otorisasi')
      await allowBy(otorisasi, 'own1')
      await expect(
        page.getByRole('textbox', { name: 'Rugi nota EMAS MUDA 9K' }),
        'as it was saved',
      ).toHaveValue('20,000')
      await expect(page.getByRole('checkbox', { name: '4 BULAN' })).not.toBeChecked()
      await lanjut(page)
    })

    await test.step('sales, trays, cash and bank', async () => {
      await expect(title(page)).toHaveText('Sales dan baki')
      awas.izinkan(/400 POST .*sales-baki/)
      await page.getByLabel('Nama sales 1').fill('yuni')
      await page.getByRole('button', { name: 'Tambah Baki' }).click()
      await expect(page.getByLabel('Berat baki 1'), 'the proposed tray is meant').toHaveValue('250.000')
      await lanjut(page)
      await expect(
        page.getByText('Berat Baki Harus Diisi'),
        'a tray without a weight is not passed over',
      ).toBeVisible()
      await typeInto(page.getByLabel('Berat baki 2'), '360.5')
      await lanjut(page)
      await expect(title(page)).toHaveText('Saldo kas dan bank')
      await typeInto(page.getByLabel('Uang Tunai Di Laci'), '15000000')
      await page.getByRole('button', { name: 'Tambah Rekening' }).click()
      await choose(page, page, 'Bank', 'BCA')
      await typeInto(page.getByLabel('No Rekening'), '7770001')
      await page.getByLabel('Nama Rekening').fill('ibu ratna')
      await typeInto(page.getByRole('textbox', { name: 'Saldo', exact: true }), '40000000')
      await lanjut(page)
    })

    await test.step('the rest may wait: the first screen says what is missing', async () => {
      await expect(title(page)).toHaveText('Stok awal')
      await expect(page.locator('.ant-btn-primary'), 'nothing to press without reading').toHaveCount(0)
      await page.getByRole('button', { name: 'Lewati Dulu' }).click()
      await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Tidak' }).click()
      await page.getByRole('link', { name: 'Lanjutkan Nanti' }).click()
      const list = page.getByRole('region', { name: 'Pembukaan toko' })
      await expect(list).toContainText('✓ Saldo kas dan bank')
      await expect(list).toContainText('○ Stok awal')
      await list.getByRole('link', { name: 'Lanjutkan Pembukaan' }).click()
    })

    const chooseFile = (name: string, content: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
    await test.step('a file with slips says what is wrong and what would be right, and comes back with it', async () => {
      await chooseFile('salah.csv', WRONG)
      const row = page.getByRole('row', { name: /CINCIN RUSAK/ })
      await expect(row).toContainText('Berat Harus Angka (Tertulis "dua gram"), Misalnya 2.35')
      await expect(row).toContainText('Group G-375 Tidak Ada, Mungkin G375 (EMAS MUDA 9K)')
      const [unduhan] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Unduh Berkas Dengan Kesalahan' }).click(),
      ])
      expect(unduhan.suggestedFilename()).toBe('kesalahan-stok-awal.xlsx')
      await page.getByRole('button', { name: 'Ganti Berkas' }).click()
    })

    await test.step('what is likely a slip is asked about', async () => {
      await chooseFile('berat.csv', WRONG.replace('G-375', 'Emas Muda 9K').replace('dua gram', '25000'))
      const impor = page.getByRole('button', { name: 'Impor 1 Barang' })
      await expect(page.getByText('Kolom Warna Tidak Dikenal, Tidak Dibaca')).toBeVisible()
      await expect(page.getByText('Baris 2, CINCIN RUSAK: Berat 25,000.000 g')).toBeVisible()
      await expect(impor).toBeDisabled()
      await page.getByRole('checkbox', { name: 'Lanjutkan tanpa kolom itu' }).check()
      await expect(impor).toBeDisabled()
      await page.getByRole('checkbox', { name: 'Sudah ditimbang lagi' }).check()
      await expect(impor).toBeEnabled()
      await page.getByRole('button', { name: 'Ganti Berkas' }).click()
    })

    await test.step('opening stock from a file', async () => {
      await chooseFile('stok.csv', STOK)
      await page.getByRole('button', { name: 'Impor 20,000 Barang' }).click({ timeout: sabar(120_000) })
      await expect(page.getByRole('progressbar', { name: 'Stok Awal Sedang Diimpor' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Lewati Dulu' })).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Data Master' })).toBeDisabled()
      await expect(page.getByText('Sudah masuk: 20,000 barang, 30,007.975 g')).toBeVisible({
        timeout: sabar(180_000),
      })
      await lanjut(page)
    })

    await test.step('Buka Toko posts the balances and opens the door', async () => {
      await expect(title(page)).toHaveText('Siap dibuka')
      await expect(page.getByText('Rp. 55,000,000')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Otorisasi selalu dari orang lain' })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Validasi selalu oleh orang lain' })).not.toBeChecked()
      await lanjut(page, 'Buka Toko')
      await expect(title(page)).toHaveText('Toko siap berjualan')
      await expect(page.getByRole('list', { name: 'Berikutnya' }).getByRole('link')).toHaveText([
        /^Cetak Label/,
        /^Buat Akun Staf/,
        /^Pasang Logo/,
        /^Cetak Percobaan/,
        /^Penjualan Pertama/,
      ])
      await page.getByRole('link', { name: 'Ke Halaman Utama' }).click()
      await expect(page.getByLabel('Tanggal System')).toHaveValue('2025-01-15')
      await expect(page.getByRole('region', { name: 'Pembukaan toko' })).toHaveCount(0)
      expect(await buku()).toEqual({ '1101': 15_000_000, '1102': 40_000_000, '3102': 55_000_000 })
    })

    await test.step('one sale, validated', async () => {
      await buka(page, '/transaksi-penjualan')
      await scanBarang(page, '00000102')
      await choose(page, page, 'Sales', 'S01 · YUNI')
      await bayarTunai(page)
      await page.getByRole('button', { name: 'Simpan F9' }).click()
      await modal(page, 'Penjualan Berhasil Disimpan')
        .getByRole('button', { name: /Transaksi Berikutnya/ })
        .click()
      await buka(page, '/validasi-penjualan')
      await page
        .getByRole('row', { name: /JL-TK01-250115-0001/ })
        .getByRole('button', { name: 'Validasi' })
        .click()
      await expect(modal(page, /Berhasil/)).toBeVisible()
      await modal(page, /Berhasil/)
        .getByRole('button', { name: /Selesai/ })
        .click()
      // 5.125 g × 1,440,000, and ongkos 75,000
      expect(await buku()).toEqual({
        '1101': 22_455_000,
        '1102': 40_000_000,
        '3102': 55_000_000,
        '4101': 7_380_000,
        '4102': 75_000,
      })
    })

    await test.step('one close: it refuses when the books do not agree', async () => {
      awas.izinkan(/401 /)
      await menuUser(page, 'Tutup Toko')
      // The missing weighing is told while it can still be done, and not once more afterwards.
      const tanya = dialog(page, 'Tutup Toko')
      await expect(tanya).toContainText('Baki Belum Ditimbang')
      await tanya.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('button', { name: 'LOGIN', includeHidden: true })).toBeAttached()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await modal(page, /^Laporan EOD/)
        .getByRole('button', { name: 'Selesai' })
        .click()
      await toko.pindahTanggal('2025-01-16')
      await page.getByLabel('User Id').fill('OWN1')
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'LOGIN' }).click()
      await expect(page.getByLabel('Tanggal System')).toHaveValue('2025-01-16')
      expect(await toko.selisihBuku()).toEqual([])
    })

    async function buku(): Promise<Record<string, number>> {
      const { data } = await toko.minta('OWN1', 'GET', 'keuangan/saldo')
      return Object.fromEntries(
        (data as { kode_akun: string; saldo_normal: number }[]).map((row) => [
          row.kode_akun,
          row.saldo_normal,
        ]),
      )
    }
  },
)

const title = (page: Page) => page.locator('#pembukaan-judul')
const lanjut = (page: Page, name = 'Lanjut') => page.getByRole('button', { name, exact: true }).click()
