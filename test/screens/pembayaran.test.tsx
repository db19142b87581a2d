/** The payments of a sale: how each is given, what it says when it is not right, and where the focus is meanwhile (DOMAIN §B.0.9; spec 000 §4). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { choose, dialog, modal, type, typeInto } from './hands.ts'
import { tell } from './network.ts'
import { expectAccessible } from './open.tsx'
import { chooseSales, openTill, payment, press, remove, sales, saves, scanned, SEND, total } from './till.ts'

const adding = () => payment().getByRole('button', { name: 'Tambah Pembayaran' })
const add = () => adding().click()
const way = (name: string) => payment().getByTitle(name).click()
const row = (name: RegExp) => payment().getByRole('row', { name })
const told = (text: string) => expect.element(payment().getByText(text)).toBeVisible()
const bank = () => choose(payment().getByRole('combobox', { name: 'Bank' }), 'BCA')

test('what is missing or too much is refused in the specification’s words, at its field', async () => {
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

  await payment().getByRole('button', { name: 'Hapus CREDIT BCA ****1234' }).click()
  await dialog('Anda Yakin !!').getByRole('button', { name: 'Tidak' }).click()
  await expect.element(row(/CREDIT/)).toBeVisible()
  await payment().getByRole('button', { name: 'Hapus CREDIT BCA ****1234' }).click()
  await dialog('Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
  await expect.element(row(/CREDIT/)).not.toBeInTheDocument()
})

test('kinds of payment are a key away, and the focus goes to what each asks first', async () => {
  await openTill()
  await scanned('00000001')
  await press('{F8}')
  for (const [key, kind, first] of [
    ['{F5}', 'DEBET', 'Bank'],
    ['{F10}', 'TRANSFER', 'Bank'],
    ['{F11}', 'CREDIT', 'Bank'],
    ['{F1}', 'CASH', 'Uang Diterima'],
  ] as const) {
    await press(key)
    await expect.element(payment().getByRole('radio', { name: new RegExp(`^${kind}`) })).toBeChecked()
    await expect
      .poll(() => document.activeElement?.closest('.ant-form-item, .field')?.textContent)
      .toContain(first)
  }
})

test('cash adds up when a line goes after it was paid, and quick sums are a key away', async () => {
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

test('a card’s that has become too much says so', async () => {
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
    .toHaveTextContent('Pembayaran tidak boleh lebih dari sisa: hapus DEBET BCA, lalu masukkan yang benar')
})

test('two cards of one bank are two lines, by their last four digits; one is removed alone', async () => {
  await openTill()
  await scanned('00000003')
  await press('{F8}')
  for (const [nominal, kartu] of [
    ['1000000', '4111111111111234'],
    ['500000', '9876'],
    ['281500', '1234'],
  ] as const) {
    await way('CREDIT')
    await bank()
    await told('Cukup 4 angka terakhir')
    await typeInto(payment().getByLabelText('No Kartu'), kartu)
    await typeInto(payment().getByLabelText('Nominal'), nominal)
    await add()
  }
  await expect.element(row(/1234/)).toHaveTextContent('1,281,500')
  await expect.element(row(/9876/)).toHaveTextContent('500,000')
  await payment().getByRole('button', { name: 'Hapus CREDIT BCA ****9876' }).click()
  await dialog('Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
  await expect.element(row(/9876/)).not.toBeInTheDocument()
  await expect.element(row(/1234/)).toHaveTextContent('1,281,500')
})

test('a TRANSFER goes to the only account of the shop by itself', async () => {
  await openTill()
  await scanned('00000001')
  await press('{F8}')
  await way('TRANSFER')
  await bank()
  await expect.element(payment().getByText('1234567890 · KENCANA TK01')).toBeVisible()
})

test('a TRANSFER goes to one that is chosen where there are two: none is guessed', async () => {
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

/** Later than the focus that follows a payment comes (client/kasir/fokus-bayar.ts). */
const FOCUS_MS = 100
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('the focus goes to the money in hand after each, but not from whoever has gone to a field meanwhile', async () => {
  await openTill()
  await scanned('00000001')
  await press('{F8}')
  const nominal = payment().getByLabelText('Nominal')
  await typeInto(nominal, '500000')
  await add()
  await expect.element(payment().getByLabelText('Uang Diterima')).toHaveFocus()

  await typeInto(nominal, '77500')
  const button = adding().element() as HTMLElement
  button.focus()
  button.click()
  await later(0)
  ;(nominal.element() as HTMLElement).focus()
  await later(FOCUS_MS)
  await expect.element(row(/CASH/)).toHaveTextContent('577,500')
  await expect.element(nominal).toHaveFocus()
})

test('after each dialog the scan box takes the next scan, whatever it held', async () => {
  await openTill()
  const box = page.getByRole('textbox', { name: 'Scan Barcode' })
  for (const held of ['', '3', '', '12']) {
    if (held) await type(held)
    await later(200) // no scanner sends Ctrl-K
    await press('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox', { name: /^Nama layar/ })).toHaveFocus()
    await press('{Escape}')
    await expect.element(box).toHaveFocus()
    await later(200) // keys say when they were pressed: a scan begins later than fingers ended
    await scanned('00000001')
    await expect.element(box).toHaveValue('')
    await remove('00000001')
    await expect.element(box).toHaveFocus()
  }
})
