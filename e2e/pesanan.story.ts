/** Orders: taken at the counter by keys alone, beside a sale that is being typed, seen on the board, dealt with until they end (DOMAIN §B.6). */
import type { Page } from '@playwright/test'
import { closeDay } from '#test/tools/close.ts'
import { must } from '#test/tools/client.ts'
import { buildPesanan, buildTukang, lihatPesanan, tambahDp } from '#test/tools/pesanan.ts'
import { validate } from '#test/tools/till.ts'
import { cash } from '#test/tools/titipan.ts'
import { jadikan } from '#test/tools/tukang.ts'
import { lostReply } from './network.ts'
import { bayarTunai, chipPelanggan, fillPelanggan, chooseSales, scanBarang } from './penjualan.ts'
import { allowBy, buka, dialog, enterLanjut, ketik, typeChoice, masuk, modal, typeInto } from './staf.ts'
import { expect, test } from './story.ts'
import { dikatakan } from './ucapan.ts'

const NO = 'PS-TK01-250115-0001'
const total = (page: Page) => page.getByLabel('Total', { exact: true })
const barang = (page: Page) => page.getByRole('list', { name: 'Barang pesanan' }).getByRole('listitem')

test(
  'an order over the counter by keys alone, its answer lost; then another day, more DP, one undone, cancelled with what the shop keeps',
  { tag: ['@keys', '@session'] },
  async ({ page, toko, awas }) => {
    test.slow() // keys at the speed of fingers
    awas.izinkan(/ERR_FAILED/, /403 POST/)
    const tekan = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await masuk(page, 'SLS1', '/transaksi-pesanan')
    await expect(page.getByRole('button', { name: /^Tambah Barang/ })).toBeFocused()

    await test.step('a ring of the customer’s own gold, weighed in', async () => {
      await tekan('F3')
      const satu = modal(page, 'Tambah Barang Pesanan')
      await expect(satu.getByRole('combobox', { name: 'Group' })).toBeFocused()
      await tekan('Control+Enter')
      await expect(satu.getByText('Group Harus Dipilih')).toBeVisible()
      await expect(satu.getByText('Perkiraan Berat Harus Diisi')).toBeVisible()
      await typeChoice(page, 'g700')
      await enterLanjut(page, 'Tab')
      await typeChoice(page, 'cincin')
      await enterLanjut(page, 'Tab')
      await expect(satu.getByLabel('Nama Barang')).toHaveValue('CINCIN')
      await page.keyboard.type('cincin nikah')
      await enterLanjut(page)
      await ketik(page, '4')
      await enterLanjut(page)
      await page.keyboard.type('12')
      await enterLanjut(page)
      await enterLanjut(page)
      await expect(satu.getByLabel('Ongkos')).toBeFocused()
      await ketik(page, '300000')
      await expect(satu.getByLabel('Perkiraan harga')).toContainText('4.000 g × 1,150,000Rp. 4,600,000')
      for (let i = 0; i < 4; i++) await enterLanjut(page)
      await expect(satu.getByLabel('Berat Emas Customer')).toBeFocused()
      await ketik(page, '1')
      await tekan('Control+Enter')
      await expect(satu.getByText('Kadar Emas Customer Harus Diisi')).toBeVisible()
      await ketik(page, '70')
      await expect(satu.getByLabel('Perkiraan harga')).toContainText('(4.000 g − 1.000 g) × 1,150,000')
      await tekan('Control+Enter')
      await expect(barang(page)).toContainText('Rp. 3,750,000')
    })

    await test.step('who it is for must be known: told beside its field', async () => {
      await tekan('F9')
      await expect(page.getByText('Kode Sales Harus Dipilih')).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Sales' })).toBeFocused()
      await typeChoice(page, 'siti')
      await tekan('F7')
      const pelanggan = modal(page, 'Pelanggan')
      await expect(pelanggan.getByLabel('Nama', { exact: true })).toBeFocused()
      await ketik(page, 'ibu putri')
      await enterLanjut(page)
      await ketik(page, '081298765432')
      await tekan('F7')
      await expect(chipPelanggan(page)).toContainText('IBU PUTRI')
    })

    await test.step('too much is refused, what is right is paid; no answer: sent again after a reload', async () => {
      await tekan('F8')
      const bayar = modal(page, 'Pembayaran Pesanan')
      await expect(bayar.getByLabel('Uang Diterima')).toBeFocused()
      await typeInto(bayar.getByLabel('Nominal'), '3800000')
      await tekan('Control+Enter')
      await expect(bayar.getByText('Pembayaran tidak boleh lebih dari sisa')).toBeVisible()
      await typeInto(bayar.getByLabel('Nominal'), '1500000')
      await tekan('Control+Enter')
      await expect(bayar.getByLabel('Tagihan pesanan')).toContainText('Sisa Saat DiambilRp. 2,250,000')
      await expect(bayar.getByRole('button', { name: /^Bayar Sekarang/ })).toBeFocused()
      const ditemukan = await lostReply(page, '**/api/v1/pesanan')
      await tekan('Enter')
      await dialog(page, 'Oopss!!').getByRole('button', { name: 'OK' }).press('Enter')
      await expect(page.getByText('Pesanan ini sudah dikirim, jawaban server belum diterima')).toBeVisible()
      await ditemukan()
      await page.reload()
      await expect(page.getByRole('button', { name: /^Kirim Ulang/ })).toBeVisible()
      await tekan('F9')
      const saved = modal(page, 'Pesanan Berhasil Disimpan')
      await expect(saved).toContainText('PS 0001')
      await expect(saved.getByRole('button', { name: /Pesanan Berikutnya/ })).toBeFocused()
      await tekan('Enter')
    })
    await expect(page.getByRole('row', { name: new RegExp(NO) })).toContainText('IBU PUTRI')
    await expect(page.getByText('Barang Masih Kosong')).toBeVisible()
    expect((await toko.minta('KSR1', 'GET', 'pesanan')).data).toMatchObject([
      { no_pesanan: NO, total_harga: 3_750_000, jumlah_bayar: 1_500_000, estimasi_tanggal: '2025-01-22' },
    ])

    const no = await buildPesanan(await toko.minta.as('KSR1'), {
      barang: [{}, { nama_barang: 'GELANG', ongkos: 0 }],
      pembayaran: cash(1_000_000),
    })
    await masuk(page, 'KSR1', '/lihat-pesanan')
    await page.getByRole('row', { name: new RegExp(no) }).click()
    const detail = modal(page, 'Detail Pesanan')
    const tindakan = (nama: string) => detail.getByRole('button', { name: nama, exact: true }).click()

    await test.step('promised anew, with a reason', async () => {
      await tindakan('Ubah Estimasi')
      const ubah = modal(page, /^Ubah Estimasi/)
      await ubah.getByLabel('Tanggal Estimasi').fill('2025-02-10')
      await page.keyboard.press('Enter')
      await ubah.getByRole('button', { name: 'Simpan' }).click()
      await expect(ubah.getByText('Alasan Harus Diisi')).toBeVisible()
      await ubah.getByLabel('Alasan').fill('tukang sakit')
      await ubah.getByRole('button', { name: 'Simpan' }).click()
      await dikatakan(page, 'Tanggal Estimasi Berhasil Dirubah')
      await expect(detail).toContainText('10 Februari 2025')
    })

    await test.step('one thing of two is dropped, with an otorisasi', async () => {
      await tindakan('Batal GELANG')
      const satu = modal(page, /^Batal Barang/)
      await satu.getByLabel('Alasan').fill('tidak jadi')
      await satu.getByRole('button', { name: 'Batalkan Barang' }).click()
      await izinkan(page)
      await dikatakan(page, 'Barang Pesanan Berhasil Dibatalkan')
      await expect(detail.getByLabel('Jumlah')).toContainText('Rp. 4,900,000')
    })

    await test.step('more DP, undone the same day', async () => {
      await tindakan('Tambah DP')
      const tambah = modal(page, /^Tambah DP/)
      await typeInto(tambah.getByLabel('Nominal'), '500000')
      await tambah.getByRole('button', { name: 'Tambah Pembayaran' }).click()
      await tambah.getByRole('button', { name: /^Simpan/ }).click()
      await modal(page, 'Tambah DP Berhasil Disimpan')
        .getByRole('button', { name: /Selesai/ })
        .click()
      await expect(detail.getByRole('row', { name: new RegExp(`${no}-02`) })).toContainText('Rp. 500,000')
      await tindakan('Batal DP 2')
      const wrong = modal(page, /^Batal DP/)
      await expect(wrong.getByLabel('Uang yang kembali')).toContainText('Kembalikan CASH Rp. 500,000')
      await wrong.getByLabel('Alasan').fill('salah nominal')
      await wrong.getByRole('button', { name: 'Batalkan DP' }).click()
      await izinkan(page)
      await dialog(page, 'DP Berhasil Dibatalkan').getByRole('button', { name: 'OK' }).click()
      await expect(detail.getByLabel('Jumlah')).toContainText('DPRp. 1,000,000')
    })

    await test.step('cancelled: what the shop keeps is shown to who allows it', async () => {
      await tindakan('Batal Pesanan')
      const batal = modal(page, /^Batal Pesanan/)
      await typeInto(batal.getByLabel('Potongan'), '2000000')
      await batal.getByLabel('Alasan').fill('tidak jadi')
      await batal.getByRole('button', { name: 'Batalkan Pesanan' }).click()
      await expect(batal.getByText('Potongan Lebih Besar Dari DP')).toBeVisible()
      await typeInto(batal.getByLabel('Potongan'), '250000')
      await expect(batal.getByLabel('Uang yang kembali')).toContainText('Kembalikan CASH Rp. 750,000')
      await batal.getByRole('button', { name: 'Batalkan Pesanan' }).click()
      await expect(modal(page, 'Otorisasi').getByLabel('Yang disetujui')).toContainText('Rp. 250,000')
      await izinkan(page)
      await dialog(page, 'Pesanan Berhasil Dibatalkan').getByRole('button', { name: 'OK' }).click()
      await expect(detail).toContainText('BATAL')
      await expect(detail.getByRole('button', { name: 'Batal Pesanan' })).toHaveCount(0)
    })
    expect(await toko.selisihBuku()).toEqual([])
  },
)

test(
  'over four shop days, beside a sale at the same till that neither types over: late, at the goldsmith by keys, made, fetched',
  { tag: ['@keys', '@session'] },
  async ({ page, toko, awas }) => {
    test.slow() // four days
    awas.izinkan(/401 /)
    await buildTukang(toko)
    let minta = toko.minta
    let no = ''
    const column = (nama: string) => page.getByRole('region', { name: new RegExp(`^${nama}`) })
    const kartu = (nama: string) => column(nama).getByRole('button', { name: /IBU PUTRI/ })
    const detail = modal(page, 'Detail Pesanan')
    const papan = async () => {
      await masuk(page, 'SPV1', '/lihat-pesanan')
      await page.getByRole('tab', { name: 'Papan' }).click()
    }

    await test.step('the first day: ordered, with a sale at the same till before it is paid', async () => {
      await masuk(page, 'SPV1', '/transaksi-penjualan')
      await scanBarang(page, '00000003')
      await fillPelanggan(page, { nama: 'PAK BUDI', hp: '081211112222' })
      await buka(page, '/transaksi-pesanan')
      await expect(chipPelanggan(page)).toContainText('REGULER')
      await fillPelanggan(page, { nama: 'IBU PUTRI', hp: '081298765432' })
      await tambahCincin(page)
      await buka(page, '/transaksi-penjualan')
      await expect(chipPelanggan(page)).toContainText('PAK BUDI')
      await expect(total(page)).toContainText('1 barang')
      await chooseSales(page)
      await bayarTunai(page)
      await page.keyboard.press('F9')
      await modal(page, 'Penjualan Berhasil Disimpan')
        .getByRole('button', { name: /Transaksi Berikutnya/ })
        .click()
      await buka(page, '/transaksi-pesanan')
      await expect(chipPelanggan(page)).toContainText('IBU PUTRI')
      await expect(barang(page)).toContainText('Rp. 4,900,000')
      await chooseSales(page)
      await page.keyboard.press('F9')
      await expect(dialog(page, 'Anda Yakin !!')).toContainText('Simpan pesanan ini tanpa DP')
      await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
      await expect(modal(page, 'Pesanan Berhasil Disimpan')).toContainText(NO)
      no = NO
      const spv = await minta.as('SPV1')
      must(await tambahDp(spv, no, cash(2_500_000)))
      // promised for today, and nobody begins it
      must(
        await spv.send('POST', 'pesanan/estimasi', {
          no_pesanan: no,
          estimasi_tanggal: '2025-01-15',
          alasan: 'DIMINTA CEPAT',
        }),
      )
      must(await validate(spv, 'JL-TK01-250115-0001'))
    })
    minta = await closeDay(toko, minta, '2025-01-16')

    await test.step('the second: it is late, and goes to the goldsmith', async () => {
      await papan()
      await expect(kartu('TERLAMBAT')).toContainText('lewat 1 hari')
      // By keys: searched, opened, given to a goldsmith.
      await page.getByLabel('Cari di papan').focus()
      await ketik(page, 'bu putri')
      await kartu('TERLAMBAT').press('Enter')
      await detail.getByRole('button', { name: 'Serahkan Ke Tukang' }).press('Enter')
      const serah = modal(page, /^Serahkan Ke Tukang/)
      await serah.waitFor()
      await page.keyboard.press('Control+Enter')
      await expect(serah.getByText('Tukang Harus Dipilih')).toBeVisible()
      await page.keyboard.type('tk1')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+Enter')
      await dikatakan(page, 'Pesanan Diserahkan Ke Tukang')
      await expect(detail).toContainText('DI TUKANG')
      await expect(page).toHaveURL(/no=PS-TK01-250115-0001/)
      await expect(detail.getByRole('button', { name: 'Jadi', exact: true })).toBeVisible()
      await detail.getByRole('button', { name: 'Tutup' }).last().click()
      await expect(kartu('TERLAMBAT')).toContainText('Tukang TUKANG TK1')
    })
    minta = await closeDay(toko, minta, '2025-01-17')

    await test.step('the third: made', async () => {
      must(await jadikan(await minta.as('SPV1'), no))
      await papan()
      await kartu('JADI').click()
      await expect(detail).toContainText('4.120 g')
      await expect(detail.getByLabel('Jumlah')).toContainText('SisaRp. 2,538,000')
    })
    minta = await closeDay(toko, minta, '2025-01-18')

    await test.step('the fourth: fetched at the till for the rest', async () => {
      await papan()
      await kartu('JADI').click()
      await detail.getByRole('button', { name: 'Ambil', exact: true }).click()
      await expect(page).toHaveURL(/transaksi-penjualan/)
      await expect(page.getByText(`Ambil pesanan ${no}`)).toBeVisible()
      await expect(total(page)).toContainText('DP PESANANRp. 2,500,000')
      await bayarTunai(page)
      await page.keyboard.press('F9')
      await expect(modal(page, 'Penjualan Berhasil Disimpan')).toBeVisible()
      must(await validate(await minta.as('SPV1'), 'JL-TK01-250118-0001'))
      expect(await lihatPesanan(await minta.as('SPV1'), no)).toMatchObject({ status_pesanan: 'FINISH' })
    })
    expect(await toko.selisihBuku()).toEqual([])
  },
)

/** Lets a user with the right give the otorisasi. */
async function izinkan(page: Page): Promise<void> {
  const izin = modal(page, 'Otorisasi')
  await allowBy(izin, 'SPV1')
  await izin.waitFor({ state: 'detached' })
}

/** The ring of DOMAIN §C.8. */
async function tambahCincin(page: Page): Promise<void> {
  await page.keyboard.press('F3')
  const satu = modal(page, 'Tambah Barang Pesanan')
  await expect(satu.getByRole('combobox', { name: 'Group' })).toBeFocused()
  await typeChoice(page, 'g700')
  await enterLanjut(page, 'Tab')
  await typeChoice(page, 'cincin')
  await typeInto(satu.getByLabel('Perkiraan Berat'), '4')
  await typeInto(satu.getByLabel('Ongkos'), '300000')
  await page.keyboard.press('Control+Enter')
  await satu.waitFor({ state: 'detached' })
}
