/** Loans at the screen: goods handed over for a debt, and a shop that gives no more loans (DOMAIN §B.8, §O.4). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serahBarangHutang } from '#domain/calls/bayar-hutang.ts'
import { batalHutang } from '#domain/calls/hutang.ts'
import { choose, modal, typeInto } from './hands.ts'
import { needs, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { press } from './till.ts'

const NO = 'HT-TK01-250115-0001'
const detail = () => modal('Detail Hutang')
const action = (name: string) => detail().getByRole('button', { name, exact: true })

test('goods that are handed over are priced piece by piece, and nothing is done without the customer’s word', async () => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await action('Serah Barang').click()
  const form = modal(`Serah Barang ${NO}`)
  const sum = form.getByLabelText('Perhitungan')
  const price = form.getByRole('textbox', { name: /^Harga/ })
  await choose(form.getByRole('combobox', { name: 'Jenis' }), 'GELANG')
  await typeInto(price, '1900000')
  await expect.element(sum).toHaveTextContent('Kurang Dari Pokok')
  await typeInto(price, '3000000')
  await expect.element(sum).toHaveTextContent('Rp. 940,000')
  await press('{F9}')
  await expect.element(form.getByText('Persetujuan Customer Harus Ada')).toBeVisible()
  await expectAccessible()
  expect(sent).toEqual([])

  await form.getByRole('checkbox', { name: /^Customer setuju/ }).click()
  await form.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  tell(needs(serahBarangHutang, { kategori: 'HUTANG SERAH BARANG', description: '-', disetujui: [] }))
  await press('{F9}')
  const asked = modal('Otorisasi')
  await expect.element(asked).toHaveTextContent('HUTANG SERAH BARANG')
  expect(sent).toMatchObject([{ body: { setuju: true, detail_barang: [{ harga: 3_000_000 }] } }])
})

test('a settlement says how much of it is principal, and what is given back', async () => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await action('Lunas').click()
  const paid = modal(`Lunas ${NO}`).getByLabelText('Yang dibayar')
  await expect.element(paid).toHaveTextContent('PokokRp. 2,000,000')
  await expect.element(paid).toHaveTextContent('Dibayar CustomerRp. 2,060,000')
  await expect.element(modal(`Lunas ${NO}`).getByLabelText('Sesudahnya')).toHaveTextContent('Sisa PokokRp. 0')
})

test('without MODUL_HUTANG running loans are wound up', async () => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang-ditutup' })
  await expect.element(page.getByText(/^Modul Hutang Tidak Aktif/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hutang Baru' })).not.toBeInTheDocument()
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await expect
    .element(detail().getByLabelText('Yang tidak bisa sekarang'))
    .toHaveTextContent('Perpanjang: Modul Hutang')
  await expect.element(action('Lunas')).toBeVisible()
  await action('Batal Hutang').click()
  const cancel = modal(`Batal ${NO}`)
  await cancel.getByLabelText('Alasan').fill('SALAH INPUT')
  tell(needs(batalHutang, { kategori: 'BATAL HUTANG', description: '-', disetujui: [] }))
  await cancel.getByRole('button', { name: 'Batalkan Hutang' }).click()
  const asked = modal('Otorisasi')
  await expect.element(asked).toHaveTextContent('BATAL HUTANG')
  expect(sent).toMatchObject([{ body: { no_faktur_hutang: NO, alasan: 'SALAH INPUT' } }])
})

test('without a licence it is said before anything is typed, and nothing is sent', async () => {
  await openScreen('/transaksi-hutang', { as: 'KSR1', world: 'tanpa-izin' })
  await expect.element(page.getByText(/^Pinjaman Baru Memerlukan Izin OJK: /)).toBeVisible()
  await expectAccessible()
  await typeInto(page.getByRole('textbox', { name: 'Jumlah Hutang' }), '2000000')
  await press('{F9}')
  await expect.element(page.getByText('Pinjaman Baru Memerlukan Izin OJK', { exact: true })).toBeVisible()
  expect(sent).toEqual([])
})

test('its list offers no new loan', async () => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'tanpa-izin' })
  await expect.element(page.getByText(/^Pinjaman Baru Memerlukan Izin OJK: /)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hutang Baru' })).not.toBeInTheDocument()
})

test('once none runs, its menus are gone', async () => {
  await openScreen('/lihat-penjualan', { as: 'KSR1', world: 'tanpa-hutang' })
  const sidebar = page.getByRole('navigation', { name: 'Menu utama' })
  await expect.element(sidebar.getByText('Penjualan', { exact: true }).first()).toBeVisible()
  await expect.element(sidebar.getByText('Hutang', { exact: true })).not.toBeInTheDocument()
})

test('a modal never begins on its cross: Enter there would close it', async () => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await expect.element(detail()).toBeVisible()
  for (const name of ['Batal Hutang', 'Perpanjang']) {
    await action(name).click()
    const opened = modal(new RegExp(`${NO}$`))
    await expect.element(opened).toBeVisible()
    await expect.poll(() => opened.element().contains(document.activeElement)).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 300)) // the last that moves the focus has moved it
    expect(document.activeElement?.matches('.ant-modal-close'), name).toBe(false)
    await opened
      .getByRole('button', { name: /^(Tutup|Batal)$/ })
      .first()
      .click()
    await expect.element(opened).not.toBeInTheDocument()
  }
})

test('a loan that another must validate is saved alone', async () => {
  await openScreen('/transaksi-hutang', { as: 'KSR1', world: 'hutang' })
  const sekaligus = page.getByRole('button', { name: /^Simpan & Validasi/ })
  const jumlah = page.getByRole('textbox', { name: 'Jumlah Hutang' })
  await typeInto(jumlah, '4999999')
  await expect.element(sekaligus).toBeVisible()
  await typeInto(jumlah, '5000000')
  await expect.element(sekaligus).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Simpan/ })).toBeVisible()
})

test('on a phone the buttons below a window never touch', async () => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang', size: 'phone' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await expect.element(action('Bayar Bunga')).toBeVisible()
  const boxes = [...detail().element().querySelectorAll('.ant-modal-footer > button')].map((button) =>
    button.getBoundingClientRect(),
  )
  const rows = [...new Set(boxes.map(({ top }) => Math.round(top)))].sort((a, b) => a - b)
  expect(rows.length, 'they wrap').toBeGreaterThan(1)
  for (const [i, top] of rows.entries()) {
    const above = boxes.filter((box) => Math.round(box.top) === rows[i - 1]).map(({ bottom }) => bottom)
    if (i > 0) expect(top - Math.max(...above)).toBeGreaterThanOrEqual(4)
  }
})
