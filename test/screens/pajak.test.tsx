/** Taxes on screens: who buys, what comes on top, rates with their day, a month's files (DOMAIN §P.1). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buatCoretax } from '#domain/calls/coretax.ts'
import { simpanTarifPajak } from '#domain/calls/pajak-tarif.ts'
import { errors } from '#domain/errors.ts'
import { rupiah, tanggalSystem } from '#domain/units.ts'
import { choose, modal, named, toasts, typeInto } from './hands.ts'
import { refuses, replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { chooseSales, openTill, payCash, press, sales, saves, saveSale, scanned, total } from './till.ts'

const segmen = (name: string) => page.getByText(name, { exact: true })

test('a trader pays PPh 22 on top: asked for their number and name, each at its field; the sale says who they are', async () => {
  await openTill()
  await chooseSales()
  await scanned('00000001')
  await press('{F7}')
  const window = modal('Pelanggan')
  await segmen('PEDAGANG').click()
  await press('{F7}')
  await expect.element(total()).toHaveTextContent('PPh 22 0.25%Rp. 3,943')
  await expect.element(total()).toHaveTextContent('Total BayarRp. 1,581,443')
  await payCash()
  tell(saves(1_577_500))
  await saveSale()
  await expect.element(page.getByText('NPWP/NIK Pembeli Harus 16 Angka').first()).toBeVisible()
  expect(sales()).toEqual([])
  await expect.element(window).toBeVisible()
  await typeInto(window.getByLabelText('NPWP/NIK Pembeli'), '1234567890123456')
  await expect.element(window.getByText('16/16 angka')).toBeVisible()
  await typeInto(window.getByLabelText('Nama'), 'CV EMAS JAYA')
  await expectAccessible()
  await press('{F7}')
  await expect.element(page.getByText('PEDAGANG ****3456')).toBeVisible()
  await saveSale()
  await expect.poll(() => sales().length).toBe(1)
  expect(sales()[0]).toMatchObject({
    jenis_pembeli: 'PEDAGANG',
    npwp_pembeli: '1234567890123456',
    nama_customer: 'CV EMAS JAYA',
  })
})

test('a rate to come is added with its day and its rule; the server’s no stands at its field, and nothing typed is lost', async () => {
  await openScreen('/settingsystem', { as: 'OWN1', world: 'menu' })
  await segmen('Tarif Pajak').click()
  await expect.element(page.getByText('PMK 11/2025').first()).toBeVisible()
  const form = page.getByRole('region', { name: 'Tarif baru' })
  await form.getByRole('button', { name: 'Tambah Tarif' }).click()
  for (const text of ['Berlaku Dari Harus Diisi', 'Tarif Harus Diisi', 'Dasar Hukum Harus Diisi'])
    await expect.element(form.getByText(text)).toBeVisible()
  await choose(form.getByRole('combobox', { name: 'Jenis Pajak' }), 'NON_EMAS')
  await typeInto(form.getByLabelText(named('Berlaku Dari')), '15/01/2025')
  await typeInto(form.getByLabelText(named('Tarif')), '1,2')
  await typeInto(form.getByLabelText(named('Dasar Hukum')), 'PMK 1/2026')
  tell(refuses(simpanTarifPajak, errors.tarifHariIni({ hari: '2025-01-15' }).at('berlaku_dari')))
  await form.getByRole('button', { name: 'Tambah Tarif' }).click()
  await expect.element(form.getByText('Berlaku Dari Harus Setelah 15 Januari 2025')).toBeVisible()
  await expect.element(form.getByLabelText(named('Dasar Hukum'))).toHaveValue('PMK 1/2026')
  expect(sent.at(-1)!.body).toMatchObject({
    jenis_pajak: 'NON_EMAS',
    berlaku_dari: '2025-01-15',
    persen: 1.2,
  })
  tell(replies(simpanTarifPajak, []))
  await form.getByRole('button', { name: 'Tambah Tarif' }).click()
  await expect.poll(toasts).toContain('Tarif Pajak Berhasil Disimpan')
  await expect.element(form.getByLabelText(named('Dasar Hukum'))).toHaveValue('')
  await expectAccessible()
})

test('a month’s files for Coretax: why there are none, then each with its sums, and who gets an invoice of their own', async () => {
  await openScreen('/laporan-ppn', { as: 'OWN1', world: 'menu' })
  const box = page.getByRole('region', { name: 'Berkas Coretax' })
  tell(refuses(buatCoretax, errors.npwpTokoSalah()))
  await box.getByRole('button', { name: 'Buat Berkas XML' }).click()
  await expect
    .element(box.getByRole('alert'))
    .toHaveTextContent('NPWP Toko Harus 16 Angka, Isi Di Setting Toko')
  const sum = { dpp: rupiah(6_119_000), ppn_rp: rupiah(67_309) }
  const tanggal = tanggalSystem('2025-01-15')
  tell(
    replies(buatCoretax, {
      files: [
        { trx_code: 'Normal', nama: 'coretax-TK01-2025-01-normal.xml', xml: '<a/>', jumlah: 3, ...sum },
      ],
      batal: [],
      faktur_05: [
        {
          no_faktur: 'JL-TK01-250115-0002',
          tanggal,
          nama: 'CV EMAS JAYA',
          jenis_pembeli: 'PEDAGANG',
          ...sum,
        },
      ],
    }),
  )
  await segmen('BULAN').click()
  await box.getByRole('button', { name: 'Buat Berkas XML' }).click()
  await expect
    .element(box.getByRole('listitem'))
    .toHaveTextContent('Simpan coretax-TK01-2025-01-normal.xml 3 baris, DPP Rp. 6,119,000, PPN Rp. 67,309')
  await expect.element(box.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(box.getByText('CV EMAS JAYA')).toBeVisible()
  expect(sent.at(-1)!.body).toEqual({ bulan: '2025-01', per: 'BULAN' })
  await expectAccessible()
})
