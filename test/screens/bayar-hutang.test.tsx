/** The figures of a loan's payment, typed at fingers' speed: each changes what is due, and none loses the focus to it. What somebody must allow is asked once. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '#client/net/api.ts'
import { simpanBayarHutang } from '#domain/calls/bayar-hutang.ts'
import { lihatHutang } from '#domain/calls/hutang.ts'
import { authorization } from '#domain/calls/otorisasi.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiBunga, disetujuiFee } from '#domain/rules/disetujui.ts'
import { persen, rupiah } from '#domain/units.ts'
import { dialog, modal, typeInto, typeSlowly } from './hands.ts'
import { needs, refuses, replies, sent, tell } from './network.ts'
import { openScreen } from './open.tsx'
import { allowBy, press } from './till.ts'

const NO = 'HT-TK01-250115-0001'

test.each([
  ['Cicil', /Cicil Pokok/, '500000', '500,000'],
  ['Perpanjang', /Cicil Pokok/, '500000', '500,000'],
  ['Lunas', /Berat Timbang/, '5.45', '5.45'],
])('%s: %s keeps the focus from its first key to its last', async (tindakan, label, keys, shown) => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await modal('Detail Hutang').getByRole('button', { name: tindakan, exact: true }).click()
  const field = modal(`${tindakan} ${NO}`).getByLabelText(label)
  await field.click()
  await typeSlowly(keys, 180)
  await expect.element(field).toHaveValue(shown)
  await expect.element(field).toHaveFocus()
})

test('less interest and a higher card fee are allowed with one word, for what is shown of both', async () => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await modal('Detail Hutang').getByRole('button', { name: 'Bayar Bunga', exact: true }).click()
  const form = modal(new RegExp(`${NO}$`))
  await form.getByRole('button', { name: 'Ubah Bunga' }).click()
  await typeInto(form.getByLabelText(/Bunga Dibayar/), '10000')
  await form.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  const bunga = {
    no_faktur_hutang: NO,
    nama_customer: 'IBU HESTI',
    jenis: 'BUNGA' as const,
    sisa_pokok: rupiah(2_000_000),
    bunga_seharusnya: rupiah(60_000),
    bunga: rupiah(10_000),
  }
  const fee = {
    jenis: 'CREDIT' as const,
    nama_bank: 'BCA',
    fee_master: persen(2_000),
    fee: persen(5_000),
    nominal: rupiah(10_000),
  }
  const perlu = needs(
    simpanBayarHutang,
    { kategori: 'BUNGA DIUBAH', description: '-', disetujui: disetujuiBunga(bunga) },
    { kategori: 'FEE KARTU DI ATAS MASTER', description: '-', disetujui: disetujuiFee(fee) },
  )
  tell({ ...perlu, once: false })
  await press('{F9}')
  const asked = modal('Otorisasi')
  for (const part of ['BUNGA DIUBAH', 'FEE KARTU DI ATAS MASTER', 'Rp. 60,000', 'CREDIT BCA'])
    await expect.element(asked).toHaveTextContent(part)
  await asked.getByRole('button', { name: 'Batal' }).click()
  await expect
    .element(form.getByRole('button', { name: /^Simpan F9/ }), { message: 'it may be changed' })
    .toBeEnabled()
  await press('{F9}')
  tell(replies(authorization, { authorization_id: 'bunga', lain: ['fee'] }))
  await allowBy('SPV1')
  await expect.poll(() => sent.filter(({ asked: path }) => path.endsWith('/hutang/bayar'))).toHaveLength(3)
  const tries = sent.filter(({ asked: path }) => path.endsWith('/hutang/bayar'))
  expect(tries[2]!.body).toEqual(tries[0]!.body)
})

test('Shift F9 validates it with its save; refused, F9 saves it alone', async () => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await modal('Detail Hutang').getByRole('button', { name: 'Bayar Bunga', exact: true }).click()
  const form = modal(new RegExp(`${NO}$`))
  await form.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await expect.element(form.getByRole('button', { name: /^Simpan & Validasi/ })).toBeEnabled()
  tell({ ...refuses(simpanBayarHutang, errors.validasiBedaUser()), once: false })
  await press('{Shift>}{F9}{/Shift}')
  await expect.poll(() => bayar()).toMatchObject([{ validasi: true }])
  await dialog('Oopss!!').getByRole('button', { name: 'OK' }).click()
  await press('{F9}')
  await expect.poll(() => bayar()).toHaveLength(2)
  expect(bayar()[1]).not.toHaveProperty('validasi')
})

test('what was paid is said, whatever the loan owes once it is read again', async () => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await modal('Detail Hutang').getByRole('button', { name: 'Bayar Bunga', exact: true }).click()
  await modal(new RegExp(`${NO}$`))
    .getByRole('button', { name: 'Tambah Pembayaran' })
    .click()
  const lunas = await call(lihatHutang, { params: { no_faktur_hutang: NO } })
  tell(
    replies(lihatHutang, { ...lunas, tgl_bunga_sampai: lunas.tgl_jatuh_tempo, bunga: rupiah(0) }),
    replies(simpanBayarHutang, {
      no_transaksi: 'BB-TK01-250115-0001',
      no_cicil: null,
      status_valid: 'DONE',
      pokok: rupiah(0),
      bunga: rupiah(60_000),
      total: rupiah(60_000),
      tgl_jatuh_tempo: lunas.tgl_jatuh_tempo,
      tgl_bunga_sampai: lunas.tgl_jatuh_tempo,
      alasan_tidak_bisa: [],
      perlu_otorisasi: [],
    }),
  )
  await press('{Shift>}{F9}{/Shift}')
  const saved = modal(simpanBayarHutang.message)
  await expect.element(saved).toHaveTextContent('Rp. 60,000')
  await expect.element(saved).toHaveTextContent('Sudah divalidasi')
  await new Promise((done) => setTimeout(done, 200))
  await expect.element(saved).toHaveTextContent('Rp. 60,000')
})

const bayar = () => sent.filter(({ asked }) => asked.endsWith('/hutang/bayar')).map(({ body }) => body)
