/** The till: what a scan says, what is missing or refused, each where it belongs, and what somebody must allow (DOMAIN §B.1; spec 000 §5). */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ambilPesanan } from '#domain/calls/ambil-pesanan.ts'
import { listPesanan } from '#domain/calls/pesanan.ts'
import { authorization } from '#domain/calls/otorisasi.ts'
import { barangDipegang } from '#domain/calls/dipegang.ts'
import { scanBarang } from '#domain/calls/barang.ts'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { listTitipan } from '#domain/calls/titipan.ts'
import { errors } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import { fetchCall, queryClient } from '#client/net/query.ts'
import { choose, dialog, modal, scan, toasts, type, typeInto } from './hands.ts'
import { news } from './socket.ts'
import { needs, refuses, replies, sent, tell, unreachable } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import {
  allowBy,
  chooseSales,
  openTill,
  payCash,
  payment,
  press,
  remove,
  sales,
  saves,
  saveSale,
  scanned,
  scanResult,
  SEND,
  total,
} from './till.ts'

const said = (text: string) => expect.poll(() => scanResult()?.textContent).toBe(text)

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

test('a line is of few parts: the chosen one, with a stone and all that its price comes of, too', async () => {
  await openTill('penjualan')
  const piece = await fetchCall(scanBarang, { params: { kode_barcode: '00000003' } })
  tell(
    replies(scanBarang, {
      ...piece,
      nama_atribut: 'ZIRCON',
      berat_atribut: milligram(150),
      harga_atribut: rupiah(75_000),
    }),
  )
  queryClient.clear()
  await scanned('00000003')
  await typeInto(page.getByLabelText('Harga jual KALUNG'), '2250000')
  await press('{Enter}')
  const line = document.querySelector('.till-asal')!
  await expect.poll(() => line.textContent).toMatch(/Emas.*Pembulatan.*Tawar.*Ongkos.*ZIRCON.*Total/)
  const parts = [...document.querySelectorAll('.till-table tbody > tr')].map(nodesIn)
  expect(parts).toHaveLength(2)
  expect(parts[0]! + parts[1]!).toBeLessThanOrEqual(70)

  // At every width each sign stays with its part, the sum with what it is called, and all of it can be seen.
  const oneLine = (from: Node, letters: number, to: Node, until: number) => {
    const words = document.createRange()
    words.setStart(from, letters)
    words.setEnd(to, until)
    return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size === 1
  }
  const names = [...line.querySelectorAll('dt')]
  const edge = () => document.querySelector('.till-lines')!.getBoundingClientRect().right
  for (const width of [1366, 1340, 1300, 1280, 1024, 390]) {
    await page.viewport(width, 768)
    for (const { firstChild } of names)
      expect(oneLine(firstChild!, 0, firstChild!, 3), `${width}: ${firstChild!.textContent}`).toBe(true)
    expect(oneLine(names.at(-1)!.firstChild!, 0, line.lastChild!.firstChild!, 3), `${width}: the sum`).toBe(
      true,
    )
    for (const part of line.children)
      expect(part.getBoundingClientRect().right, `${width}: ${part.textContent}`).toBeLessThanOrEqual(edge())
  }
})

test.for(['/transaksi-penjualan', '/transaksi-pembelian', '/transaksi-pesanan'] as const)(
  'no term at %s is heard without what it says',
  async (path) => {
    await openScreen(path, { world: 'menu' })
    await expect.element(page.getByText(/^0 barang/)).toBeVisible()
    for (const name of document.querySelectorAll('.till-sum dt'))
      expect(name.nextElementSibling?.textContent, name.textContent).toBeTruthy()
  },
)

/** Elements and texts, itself too. */
function nodesIn(root: Node): number {
  const walk = document.createTreeWalker(root)
  let nodes = 1
  while (walk.nextNode()) nodes++
  return nodes
}

describe('a piece without its barcode', () => {
  const finder = () => modal('Cari Barang')
  const row = (name: RegExp) => finder().getByRole('row', { name })
  const sold = () => document.querySelector('.till-main')!.textContent

  test('letters stay, and open the finder: what was typed finds it, and Enter adds the only one', async () => {
    await openTill()
    await type('gelang 3')
    await expect.element(page.getByRole('textbox', { name: 'Scan Barcode' })).toHaveValue('gelang 3')
    await press('{Enter}')
    await expect.element(finder().getByText('Tidak Ada Barang Yang Cocok')).toBeVisible()
    await press('{Enter}')
    expect(sold()).toContain('Barang Masih Kosong')
    await typeInto(finder().getByLabelText('Cari Barang'), 'gelang 5')
    await expect.element(row(/GELANG 70%.*00000002.*5\.125.*Rp\. 6,119,000.*TOKO \/ A1.*READY/)).toBeVisible()
    await expectAccessible()
    await press('{Enter}')
    await expect.element(finder()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Hapus .* 00000002$/ })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Scan Barcode' })).toHaveFocus()
  })

  test('F5 opens it too and loads nothing anew; of several Enter goes to the list, where it takes the one it stands on', async () => {
    await openTill()
    await press('{F5}')
    await type('a2')
    await expect.element(row(/ANTING/)).toBeVisible()
    await press('{Enter}')
    await expect.element(finder().getByRole('row').nth(1)).toHaveFocus()
    expect(sold()).toContain('Barang Masih Kosong')
    const [, second] = document.querySelectorAll('.row-opens')
    await press('{ArrowDown}', '{Enter}')
    const [barcode] = /\d{8}/.exec(second!.textContent)!
    await expect
      .element(page.getByRole('button', { name: new RegExp(`^Hapus .* ${barcode}$`) }))
      .toBeVisible()
    const reload = new KeyboardEvent('keydown', { key: 'F5', bubbles: true, cancelable: true })
    await page.getByRole('button', { name: /^Bayar/ }).click()
    payment().element().dispatchEvent(reload)
    expect(reload.defaultPrevented, 'under a window').toBe(true)
  })

  test.for([
    ['{F5}', 'Cari Barang'],
    ['{F10}', 'Ambil Titipan / Pesanan'],
  ] as const)('%s and Esc close %s again, back to the scan box', async ([key, title]) => {
    await openTill()
    tell(replies(listTitipan, []), replies(listPesanan, []))
    for (const back of [key, '{Escape}']) {
      await press(key)
      await expect.element(modal(title)).toBeVisible()
      await press(back)
      await expect.element(modal(title)).not.toBeInTheDocument()
      await expect.element(page.getByRole('textbox', { name: 'Scan Barcode' })).toHaveFocus()
    }
  })

  test('a scanner sends no words: what it sends is no search', async () => {
    await openTill()
    await scan('KR-TK01-250115-0001')
    await said('KR-TK01-250115-0001 Bukan Barcode Barang')
    await expect.element(finder()).not.toBeInTheDocument()
  })
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
  const button = page.getByRole('button', { name: 'Batas Harga Jual', exact: true }).element()
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(bounds).toBeVisible()
  document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await hidden()
})

/** As the server asks for it. */
const outOfLimits: OtorisasiDiminta = {
  kategori: 'HARGA JUAL DILUAR BATAS',
  description: '-',
  disetujui: [
    { nama: 'Barang', nilai: '00000001' },
    { nama: 'Batas Harga', nilai: 'Rp. 1,504,000 - Rp. 1,574,500' },
    { nama: 'Harga Jual', nilai: 'Rp. 1,527,500 menjadi Rp. 1,500,000' },
    { nama: 'Jumlah', nilai: 'Rp. 1,550,000' },
  ],
}

describe('a price outside its bounds', () => {
  const price = () => page.getByLabelText('Harga jual CINCIN')
  const asked = () => modal('Otorisasi')
  async function offer(amount: string): Promise<void> {
    await typeInto(price(), amount)
    await press('{Enter}')
  }

  test('needs somebody who may allow it: the server says so, and it is sent again with their word', async () => {
    await openTill()
    await scanned('00000001')
    await offer('1500000')
    await expect.element(page.getByText('Perlu Otorisasi HARGA JUAL DILUAR BATAS')).toBeVisible()
    await chooseSales()
    await payCash()
    tell(needs(simpanPenjualan, outOfLimits))
    await saveSale()

    const shown = asked().getByLabelText('Yang disetujui')
    await expect.element(shown).toHaveTextContent('Batas HargaRp. 1,504,000 - Rp. 1,574,500')
    await expect.element(shown).toHaveTextContent('Harga JualRp. 1,527,500 menjadi Rp. 1,500,000')
    await expect.element(shown).toHaveTextContent('JumlahRp. 1,550,000')
    tell(refuses(authorization, errors.otorisasiSalah(), { once: true }))
    await allowBy('SPV1', 'salah')
    await expect.element(asked().getByRole('alert')).toHaveTextContent('Username Atau Password Salah')
    const bukan = errors.otorisasiTidakBerhak({ kategori: outOfLimits.kategori })
    tell(refuses(authorization, bukan, { once: true }))
    await allowBy('SLS1')
    await expect.element(asked().getByRole('alert')).toHaveTextContent(bukan.message)
    await asked().getByRole('button', { name: 'Batal' }).click()
    await expect.element(asked()).not.toBeInTheDocument()

    tell(needs(simpanPenjualan, outOfLimits))
    await saveSale()
    await expect.element(asked()).toBeVisible()
    tell(replies(authorization, { authorization_id: 'harga', lain: [] }), saves(1_550_000))
    await allowBy('SPV1')
    await expect.element(modal('Penjualan Berhasil Disimpan')).toHaveTextContent('Rp. 1,550,000')
    const [, asBefore, allowed] = sales()
    expect(allowed).toMatchObject({ detail_barang: [{ harga_jual: 1_500_000 }] })
    expect(allowed, 'the server finds what was given for it').toEqual(asBefore)
  })

  test('was allowed for the line as it was shown; far below the least only an owner will do', async () => {
    await openTill()
    await scanned('00000001')
    await offer('1400000')
    await page.getByRole('button', { name: 'Otorisasi' }).click()
    await allowBy('SPV1')
    await expect.element(asked()).not.toBeInTheDocument()
    const needed = page.getByText(/^Perlu Otorisasi HARGA/)
    await expect.element(needed).not.toBeInTheDocument()

    await offer('500')
    await expect.element(needed).toHaveTextContent('Perlu Otorisasi HARGA JUAL DIBAWAH LANTAI')
    await page.getByRole('button', { name: 'Otorisasi' }).click()
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

test('all that a sale needs is asked for once, when it is saved, as it finally stands', async () => {
  await openTill()
  await scanned('00000003')
  await scanned('00000001')
  const offer = async (label: string, amount: string) => {
    await typeInto(page.getByLabelText(label), amount)
    await press('{Enter}')
  }
  await offer('Harga jual CINCIN', '1500000')
  await offer('Ongkos CINCIN', '0')
  await offer('Harga jual CINCIN', '1490000')
  await expect.element(modal('Otorisasi')).not.toBeInTheDocument()
  await chooseSales()
  await payCash()
  tell(needs(simpanPenjualan, outOfLimits, { ...outOfLimits, kategori: 'ONGKOS TURUN' }))
  await saveSale()
  const shown = modal('Otorisasi').getByLabelText('Yang disetujui')
  await expect.element(modal('Otorisasi')).toHaveTextContent('HARGA JUAL DILUAR BATASONGKOS TURUN')
  expect(shown.elements()).toHaveLength(1)
  tell(replies(authorization, { authorization_id: 'harga', lain: ['ongkos'] }), saves(3_771_500))
  await allowBy('SPV1')
  await expect.element(modal('Penjualan Berhasil Disimpan')).toBeVisible()
  expect(sales()).toHaveLength(2)
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

test('a piece that another till books turns red at once and says who has it; one that is free again does not', async () => {
  await openTill()
  await scanned('00000001')
  await scanned('00000003')
  const held = {
    kode_barcode: '00000003',
    status: 'BOOKED',
    dipegang: 'JL-TK01-250115-0004',
    user_id: 'SLS2',
  }
  tell(replies(barangDipegang, [held]))
  news('penjualan', { no_faktur_group: held.dipegang })
  const table = page.getByRole('table', { name: 'Barang yang dijual' })
  await expect.element(table.getByRole('alert')).toHaveTextContent(/^Barang 00000003 Sudah Di JL 0004, SLS2$/)
  expect(document.querySelectorAll('tr.till-salah th')).toHaveLength(1)
  expect(toasts()).toContain('Barang 00000003 Sudah Di JL 0004, SLS2')
  await expect.element(page.getByText('Barang 00000001 Sudah')).not.toBeInTheDocument()
  tell(replies(barangDipegang, []))
  news('penjualan', { no_faktur_group: held.dipegang })
  await expect.element(table.getByRole('alert')).not.toBeInTheDocument()
})

describe('who sells and who buys', () => {
  const sales = () =>
    page.getByRole('combobox', { name: 'Sales' }).element().closest('.ant-select')!.textContent
  const customer = () => modal('Pelanggan')

  test('the last sales person stands there by itself, and alone makes no draft', async () => {
    await openTill()
    expect(sales()).not.toContain('SITI')
    await chooseSales()
    await scanned('00000001')
    await page.getByRole('button', { name: 'Kosongkan' }).click()
    await dialog('Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
    await expect.poll(sales).toContain('S01 · SITI')
    await press('{F11}')
    await expect.poll(toasts).toContain('Tidak Ada Transaksi Yang Ditahan')
  })

  test('what is put aside has a name, asked where nobody is named, and keeps it', async () => {
    await openTill()
    await scanned('00000001')
    await press('{F11}')
    await expect.element(modal('Tahan Transaksi').getByLabelText('Nama Atau Catatan')).toHaveFocus()
    await type('ibu baju merah')
    await press('{Enter}')
    await expect.element(page.getByText('Barang Masih Kosong')).toBeVisible()
    await press('{F11}')
    await expect.element(modal('Transaksi Ditahan').getByRole('listitem')).toHaveTextContent('IBU BAJU MERAH')
    await press('{Enter}')
    await expect.element(page.getByRole('button', { name: /^Hapus .* 00000001$/ })).toBeVisible()
    await press('{F11}')
    await expect.element(page.getByText('Barang Masih Kosong'), { message: 'not asked again' }).toBeVisible()
    await press('{F11}')
    await expect.element(modal('Transaksi Ditahan').getByRole('listitem')).toHaveTextContent('IBU BAJU MERAH')
  })

  test('a deposit asks who leaves it first, then suggests the least', async () => {
    await openTill()
    await scanned('00000003')
    await press('{F3}')
    await expect.element(customer().getByText('No HP Customer Harus Diisi, Minimal 8 Angka')).toBeVisible()
    await press('{F7}')
    await expect.element(customer(), { message: 'still nobody' }).not.toBeInTheDocument()
    await expect.element(modal('Titip')).not.toBeInTheDocument()
    await press('{F3}')
    await customer().getByLabelText('Nama', { exact: true }).fill('IBU RATNA')
    await typeInto(customer().getByLabelText('No HP'), '081234567890')
    await press('{F7}')
    await expect.element(modal('Titip').getByLabelText('Nominal')).toHaveValue('456,300')
    await press('{F10}')
    await expect.element(modal('Titip').getByRole('radio', { name: /^TRANSFER F10/ })).toBeChecked()
    await press('{F1}')
    await modal('Titip').getByRole('button', { name: 'Tambah Pembayaran' }).click()
    await expect.element(modal('Titip').getByRole('button', { name: /^Simpan Titipan/ })).toBeEnabled()
  })
})

test('a short number that several orders carry opens them, and Enter takes none', async () => {
  await openTill('pesanan')
  const [lama] = await fetchCall(listPesanan, { query: { status_pesanan: 'PROSES', cari: 'IBU TUKANG' } })
  const lain = { ...lama!, no_pesanan: 'PS-TK01-250114-0003' }
  const several = errors.pesananKurangJelas({ nomor: 'PS-TK01-250115-0003, PS-TK01-250114-0003' })
  tell(refuses(ambilPesanan, several.at('no_pesanan'), { once: true }), {
    ...replies(listPesanan, [lain]),
    query: 'status_pesanan=PROSES',
  })
  await type('PS 0003')
  await press('{Enter}')
  const asked = modal('Ambil Titipan / Pesanan')
  await expect.element(asked.getByRole('row', { name: /PS-TK01-250114-0003 .* DI TUKANG/ })).toBeVisible()
  await expect.element(asked.getByRole('row', { name: /PS-TK01-250115-0003 .* SIAP/ })).toBeVisible()
  await expect.element(asked.getByRole('status')).toHaveTextContent(/^2 pesanan cocok/)
  await press('{Enter}')
  await expect.element(asked.getByRole('status')).toHaveTextContent(/^2 pesanan cocok/)
  await asked.getByRole('row', { name: /PS-TK01-250115-0003/ }).click()
  await expect.element(page.getByText('Ambil pesanan PS-TK01-250115-0003')).toBeVisible()
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

test.for([
  ['a phone', 390, 844],
  ['a tablet', 768, 1024],
  ['a low window', 1366, 560],
] as const)('with a trade-in %s shows every piece of both baskets', async ([, width, height]) => {
  await openTill()
  await page.viewport(width, height)
  for (const kode of ['00000001', '00000003', '00000004']) await scanned(kode)
  await press('{F1}', '{F3}')
  await expect.element(modal('Pelanggan')).toBeVisible()
  await press('{F7}')
  const old = modal('Beli Tanpa Nota')
  await choose(old.getByRole('combobox', { name: 'Group' }), 'LM')
  await choose(old.getByRole('combobox', { name: 'Jenis' }), 'LOGAM MULIA')
  await typeInto(old.getByLabelText('Nama Barang'), 'LM LAMA')
  await typeInto(old.getByLabelText('Berat'), '20')
  await choose(old.getByRole('combobox', { name: 'Dokumen Asal' }), 'SURAT KEHILANGAN')
  await press(SEND)
  for (const basket of ['Barang yang dijual', 'Barang yang dibeli']) {
    const table = page.getByRole('table', { name: basket })
    await expect.element(table).toBeVisible()
    const lines = table.element().parentElement!
    expect(lines.scrollHeight - lines.clientHeight, `${basket}: out of sight`).toBeLessThanOrEqual(0)
  }
})
