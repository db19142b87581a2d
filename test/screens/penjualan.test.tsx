/** The till: what a scan says, what is missing or refused, each where it belongs, and what somebody must allow (DOMAIN §B.1; spec 000 §5). */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ambilPesanan } from '#domain/calls/ambil-pesanan.ts'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { errors } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { rupiah } from '#domain/units.ts'
import { choose, dialog, modal, scan, type, typeInto } from './hands.ts'
import { refuses, replies, sent, tell, unreachable } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import {
  allowBy,
  chooseSales,
  payCash,
  payment,
  press,
  remove,
  saveSale,
  scanned,
  scanResult,
  SEND,
  total,
} from './till.ts'

const openTill = (world = 'quiet'): Promise<void> => openScreen('/transaksi-penjualan', { as: 'SLS1', world })
const said = (text: string) => expect.poll(() => scanResult()?.textContent).toBe(text)

/** Saved, for this sum. */
const saves = (total: number) =>
  replies(simpanPenjualan, {
    no_faktur_group: 'JL-TK01-250115-0001',
    no_faktur_group_user: 'JL 0001',
    status_valid: 'OPEN',
    total: rupiah(total),
    ppn_rp: rupiah(0),
    total_beli: rupiah(0),
    total_bayar: rupiah(total),
    alasan_tidak_bisa: [],
    perlu_otorisasi: [],
    lapor_ppatk: false,
  })
const sales = (): any[] =>
  sent.filter(({ asked }) => asked === 'POST /api/v1/penjualan').map(({ body }) => body)

test('a scan that cannot be sold says why, and the scan box keeps the focus', async () => {
  await openTill('penjualan')
  for (const [kode, text] of [
    ['99999999', 'Barang 99999999 Tidak Ditemukan'],
    ['00000002', 'Barang 00000002 Tidak Bisa Dijual, Status BOOKED'],
    ['00000001', 'Barang 00000001 Tidak Bisa Dijual, Status TERJUAL'],
  ] as const) {
    await scan(kode)
    await said(text)
  }
  await expect.element(page.getByText('Barang Masih Kosong')).toBeVisible()
  await scanned('00000003')
  await scan('00000003')
  await said('Barang 00000003 Sudah Ada Di Daftar')
  await expect.element(page.getByRole('textbox', { name: 'Scan Barcode' })).toHaveFocus()
  expect(sent).toEqual([])
})

test('everything that is missing is said at once, each where it belongs', async () => {
  await openTill()
  await scanned('00000001')
  await saveSale()
  await expect.element(page.getByText('Kode Sales Harus Dipilih')).toBeVisible()
  await expect.element(page.getByText('Pembayaran Kurang Rp. 1,577,500')).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: 'Sales' }), { message: 'the first cause' })
    .toHaveFocus()
  await expectAccessible()
  await chooseSales()
  await expect.element(page.getByText('Kode Sales Harus Dipilih')).not.toBeInTheDocument()
  await press('{F9}')
  await expect
    .element(page.getByRole('button', { name: /^Bayar/ }), { message: 'the next cause' })
    .toHaveFocus()
  expect(sent).toEqual([])
})

/** Hidden, not only gone. */
const EVERY_WAY = { opacityProperty: true, visibilityProperty: true }

test('the bounds of a price are seen while Alt is held, or the button beside it', async () => {
  await openTill()
  await scanned('00000001')
  const bounds = page.getByText('Rp. 1,504,000 – Rp. 1,574,500')
  const hidden = () => expect.poll(() => bounds.query()?.checkVisibility(EVERY_WAY) ?? false).toBe(false)
  await hidden()
  await userEvent.keyboard('{Alt>}')
  await expect.element(bounds).toBeVisible()
  await userEvent.keyboard('{/Alt}')
  await hidden()
  const button = page.getByRole('button', { name: 'batas' }).first().element()
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(bounds).toBeVisible()
  document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await hidden()
})

describe('a price outside its bounds', () => {
  const price = () => page.getByLabelText('Harga jual CINCIN')
  const asked = () => modal('Otorisasi')
  async function offer(amount: string): Promise<void> {
    await typeInto(price(), amount)
    await press('{Enter}')
  }

  test('needs somebody who may allow it: refused it is not sent, allowed it is sent with their word', async () => {
    await openTill()
    await scanned('00000001')
    await offer('1500000')
    await asked().getByRole('button', { name: 'Batal' }).click()
    await expect.element(page.getByText('Perlu Otorisasi HARGA JUAL DILUAR BATAS')).toBeVisible()
    await chooseSales()
    await payCash()
    await saveSale()

    const shown = asked().getByLabelText('Yang disetujui')
    await expect.element(shown).toHaveTextContent('Batas HargaRp. 1,504,000 - Rp. 1,574,500')
    await expect.element(shown).toHaveTextContent('Harga JualRp. 1,527,500 menjadi Rp. 1,500,000')
    await expect.element(shown).toHaveTextContent('JumlahRp. 1,550,000')
    await allowBy('SPV1', 'salah')
    await expect.element(asked().getByRole('alert')).toHaveTextContent('Username Atau Password Salah')
    await allowBy('SLS1')
    await expect
      .element(asked().getByRole('alert'))
      .toHaveTextContent('User Tidak Berhak Memberi Otorisasi HARGA JUAL DILUAR BATAS')
    await asked().getByRole('button', { name: 'Batal' }).click()
    expect(sales()).toEqual([])

    tell(saves(1_550_000))
    await saveSale()
    await allowBy('SPV1')
    await expect.element(modal('Penjualan Berhasil Disimpan')).toHaveTextContent('Rp. 1,550,000')
    expect(sales()).toMatchObject([{ detail_barang: [{ harga_jual: 1_500_000, id_otorisasi: ['izin'] }] }])
  })

  test('was allowed for the line as it was shown; far below the least only an owner will do', async () => {
    await openTill()
    await scanned('00000001')
    await offer('1400000')
    await allowBy('SPV1')
    await expect.element(asked()).not.toBeInTheDocument()
    const needed = page.getByText(/^Perlu Otorisasi HARGA/)
    await expect.element(needed).not.toBeInTheDocument()

    await offer('500')
    await expect.element(asked()).toHaveTextContent('HARGA JUAL DIBAWAH LANTAI')
    await allowBy('SPV1')
    await expect
      .element(asked().getByRole('alert'))
      .toHaveTextContent('User Tidak Berhak Memberi Otorisasi HARGA JUAL DIBAWAH LANTAI')
    await asked().getByRole('button', { name: 'Batal' }).click()
    await expect.element(needed).toHaveTextContent('Perlu Otorisasi HARGA JUAL DIBAWAH LANTAI')

    await offer('1400000')
    await expect.element(needed, { message: 'the line is as it was allowed' }).not.toBeInTheDocument()
    await chooseSales()
    await payCash()
    tell(saves(1_450_000))
    await saveSale()
    await expect.element(modal('Penjualan Berhasil Disimpan')).toHaveTextContent('Rp. 1,450,000')
  })
})

test('a piece that another till has sold meanwhile is told beside its line', async () => {
  await openTill()
  await scanned('00000001')
  await scanned('00000003')
  await chooseSales()
  await payCash()
  const sold = errors.barangTidakSiap({ kode_barcode: '00000001', status: 'BOOKED' })
  tell(refuses(simpanPenjualan, sold.at('detail_barang.0.kode_barcode')))
  await saveSale()
  await dialog(messages.oopss).getByRole('button', { name: 'OK' }).click()
  await expect
    .element(page.getByRole('table', { name: 'Barang yang dijual' }).getByRole('alert'))
    .toHaveTextContent(/^Barang 00000001 Tidak Bisa Dijual, Status BOOKED$/)
  await remove('00000001')
  await expect.element(total()).toHaveTextContent('KembalianRp. 1,577,500')
})

describe('a payment', () => {
  const add = () => payment().getByRole('button', { name: 'Tambah Pembayaran' }).click()
  const way = (name: string) => payment().getByTitle(name).click()
  const row = (name: RegExp) => payment().getByRole('row', { name })
  const told = (text: string) => expect.element(payment().getByText(text)).toBeVisible()
  const bank = () => choose(payment().getByRole('combobox', { name: 'Bank' }), 'BCA')

  test('is refused in the specification’s words, at its field', async () => {
    await openTill()
    await scanned('00000001')
    await page.getByRole('button', { name: /^Bayar/ }).click()
    await way('DEBET')
    await add()
    await told('Nama Bank tidak boleh kosong')
    await way('TRANSFER')
    await add()
    await told('Nama Bank tidak boleh kosong')
    await told('Nomor kartu tidak boleh kosong')
    await way('CASH')
    await typeInto(payment().getByLabelText('Nominal'), '1577501')
    await add()
    await told('Pembayaran tidak boleh lebih dari sisa')
    await expectAccessible()

    await typeInto(payment().getByLabelText('Nominal'), '500000')
    await add()
    await expect.element(row(/CASH/)).toHaveTextContent('500,000')
    await typeInto(payment().getByLabelText('Nominal'), '77500')
    await add()
    await expect
      .element(row(/CASH/), { message: 'the same type again makes its line larger' })
      .toHaveTextContent('577,500')
    await way('CREDIT')
    await bank()
    await typeInto(payment().getByLabelText('No Kartu'), '4111111111111234')
    await typeInto(payment().getByLabelText('Fee (%)'), '2.5')
    await add()
    await expect.element(row(/CREDIT/)).toHaveTextContent('BCA · ****1234 · fee 2.5%')
    await way('CASH')
    await add()
    await told('Pembayaran Sudah Cukup')

    await payment().getByRole('button', { name: 'Hapus CREDIT' }).click()
    await dialog('Anda Yakin !!').getByRole('button', { name: 'Tidak' }).click()
    await expect.element(row(/CREDIT/)).toBeVisible()
    await payment().getByRole('button', { name: 'Hapus CREDIT' }).click()
    await dialog('Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
    await expect.element(row(/CREDIT/)).not.toBeInTheDocument()
  })

  test('in cash adds up when a line goes after it was paid, and quick sums are a key away', async () => {
    await openTill()
    await scanned('00000001')
    await scanned('00000003')
    await press('{F8}')
    const quick = payment().getByRole('group', { name: 'Uang cepat' }).getByRole('button')
    await expect
      .poll(() => quick.elements().map(({ textContent }) => textContent))
      .toEqual(['Uang Pas F2', 'Rp. 3,860,000 F4', 'Rp. 3,900,000 F6', 'Rp. 4,000,000 F7'])
    await press('{F7}')
    await expect.element(payment().getByRole('status')).toHaveTextContent(/^Kembalian Rp\. 141,000$/)
    await press('{F8}')

    await remove('00000003')
    await expect.element(total()).toHaveTextContent('Total BayarRp. 1,577,500')
    await expect.element(total()).toHaveTextContent('CASHRp. 1,577,500')
    await expect.element(total()).toHaveTextContent('KembalianRp. 2,422,500')
    expect(
      total()
        .getByText(/^(Sisa|Lebih)$/)
        .elements(),
    ).toEqual([])
    await scanned('00000003')
    await expect.element(total()).toHaveTextContent('CASHRp. 3,859,000')
    await expect.element(total()).toHaveTextContent('KembalianRp. 141,000')
  })

  test('by card that has become too much says so', async () => {
    await openTill()
    await scanned('00000001')
    await scanned('00000003')
    await press('{F8}')
    await way('DEBET')
    await bank()
    await told('Masuk ke rekening 1234567890')
    await press(SEND, '{F8}')
    await remove('00000003')
    await expect.element(total()).toHaveTextContent('LebihRp. 2,281,500')
    await press('{F8}')
    await expect
      .element(payment().getByRole('alert'))
      .toHaveTextContent('Pembayaran tidak boleh lebih dari sisa: hapus DEBET, lalu masukkan yang benar')
  })

  test('by TRANSFER goes to the only account of the shop by itself', async () => {
    await openTill()
    await scanned('00000001')
    await press('{F8}')
    await way('TRANSFER')
    await bank()
    await expect.element(payment().getByText('1234567890 · KENCANA TK01')).toBeVisible()
  })

  test('by TRANSFER goes to one that is chosen where there are two: none is guessed', async () => {
    await openTill('penjualan')
    await scanned('00000003')
    await chooseSales()
    await press('{F8}')
    await way('TRANSFER')
    await bank()
    await add()
    await told('Nomor kartu tidak boleh kosong')
    await choose(payment().getByRole('combobox', { name: 'No Rekening' }), '7770001112 · KENCANA DUA')
    await add()
    await expect.element(row(/TRANSFER/)).toHaveTextContent('BCA · 7770001112')
    tell(saves(2_281_500))
    await payment()
      .getByRole('button', { name: /^Simpan/ })
      .click()
    await expect.element(modal('Penjualan Berhasil Disimpan')).toBeVisible()
    expect(sales()).toMatchObject([{ pembayaran: [{ jenis: 'TRANSFER', no_card: '7770001112' }] }])
  })
})

test('an order that cannot be loaded leaves the sale that is being typed as it is', async () => {
  await openTill('pesanan')
  await scanned('00000001')
  await type('PS 0009')
  await press('{Enter}')
  await expect.element(page.getByText('No Pesanan Tidak Ditemukan')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()

  const taken = page.getByText('Ambil pesanan PS-TK01-250115-0003')
  await type('PS 0003')
  await press('{Enter}')
  await expect.element(taken).toBeVisible()
  tell(unreachable(ambilPesanan))
  await type('PS 0003')
  await press('{Enter}')
  await expect.element(page.getByText('Terjadi Kesalahan Saat Mengirim Data', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.element(taken).not.toBeInTheDocument()
  await expect.element(page.getByText('CINCIN NIKAH')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Hapus .* 00000001$/ })).toBeVisible()
})
