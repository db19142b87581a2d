/** The purchasing till that validates as it saves: who sells is asked for, and what a transfer below zero needs; nothing given is lost. */
import { expect, test } from 'vitest'
import { authorization } from '#domain/calls/otorisasi.ts'
import { simpanPembelian } from '#domain/calls/pembelian.ts'
import { rupiah } from '#domain/units.ts'
import { choose, modal, typeInto } from './hands.ts'
import { needs, replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { allowBy, chooseSales, press, SEND } from './till.ts'

test('without a nota the seller is asked for, then one word for all that it needs', async () => {
  await openScreen('/transaksi-pembelian', { as: 'KSR1', world: 'auto-validasi' })
  await press('{F3}')
  const seller = modal('Pelanggan')
  const number = seller.getByLabelText('No Identitas')
  await expect.element(number, { message: 'who sells is asked first' }).toBeVisible()
  await press('{F7}')
  const piece = modal('Beli Tanpa Nota')
  const choice = (name: string) => piece.getByRole('combobox', { name })
  await expect.element(choice('Group')).toHaveFocus()
  await choose(choice('Group'), 'LM')
  await choose(choice('Jenis'), 'LOGAM MULIA')
  await piece.getByLabelText('Nama Barang').fill('LM LAMA')
  await typeInto(piece.getByLabelText('Berat'), '20')
  await choose(piece.getByRole('combobox', { name: 'Dokumen Asal' }), 'SURAT KEHILANGAN')
  await press(SEND)
  await press('{F3}')
  await expect.element(choice('Group'), { message: 'they are asked once' }).toBeVisible()
  await piece.getByRole('button', { name: 'Batal' }).click()
  await chooseSales()
  await press('{F9}')
  await expect.element(number, { message: 'what is missing is opened' }).toHaveFocus()
  await typeInto(number, '3404')
  await seller.getByLabelText('Nama Penjual').fill('BUDI')
  await seller.getByLabelText('Alamat Penjual').fill('SLEMAN')
  await press('{F7}', '{F9}')
  await expect.element(seller.getByText('No KTP Harus 16 Angka')).toBeVisible()
  await expectAccessible('heading-order')
  await typeInto(number, '3404012501900001')
  await press('{F7}', '{F8}')
  const pay = modal('Pembayaran Ke Customer')
  await pay.getByTitle('TRANSFER').click()
  await choose(pay.getByRole('combobox', { name: 'Bank' }), 'BCA')
  await pay.getByLabelText('Rekening Customer').fill('BRI 1 BUDI')
  await pay.getByRole('button', { name: 'Tambah Pembayaran' }).click()

  const diminta = (['PEMBELIAN TANPA BARCODE', 'SALDO BANK MINUS'] as const).map((kategori) => ({
    kategori,
    description: '-',
    disetujui: [],
  }))
  tell(
    needs(simpanPembelian, ...diminta),
    replies(authorization, { authorization_id: 'barang', lain: ['bank'] }),
    replies(simpanPembelian, {
      no_faktur_group: 'BL-TK01-250115-0001',
      no_faktur_group_user: 'BL 0001',
      status_valid: 'DONE',
      total: rupiah(28_080_000),
      lapor_ppatk: false,
      alasan_tidak_bisa: [],
      perlu_otorisasi: [],
    }),
  )
  await pay.getByRole('button', { name: /^Simpan/ }).click()
  for (const { kategori } of diminta) await expect.element(modal('Otorisasi')).toHaveTextContent(kategori)
  await allowBy('SPV1')
  await expect.element(modal('Pembelian Berhasil Disimpan')).toHaveTextContent('Rp. 28,080,000')
  const bought = sent.filter(({ asked }) => asked === 'POST /api/v1/pembelian')
  expect(bought).toHaveLength(2)
  expect(bought[1]!.body).toEqual(bought[0]!.body)
})

test('a piece without nota names its paper, another one why; where the shop insists, its picture too', async () => {
  await openScreen('/transaksi-pembelian', { as: 'KSR1', world: 'quiet' })
  await press('{F3}')
  await press('{F7}')
  const piece = modal('Beli Tanpa Nota')
  await press(SEND)
  await expect.element(piece.getByText('Dokumen Asal Harus Dipilih')).toBeVisible()
  await choose(piece.getByRole('combobox', { name: 'Dokumen Asal' }), 'LAIN')
  await expect.element(piece.getByText('Dokumen Asal Harus Dipilih')).not.toBeInTheDocument()
  await expect.element(piece.getByText('Alasan Harus Diisi')).toBeVisible()
  await expect.element(piece.getByRole('group', { name: /^Foto Dokumen/ })).toBeVisible()
  await expectAccessible('heading-order')
  await piece.getByLabelText('Alasan').fill('WARISAN IBU')
  await expect.element(piece.getByText('Alasan Harus Diisi')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})
