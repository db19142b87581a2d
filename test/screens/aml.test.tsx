/** What is reported to PPATK: the list with its shops, the patterns that only warn, and who is asked what at the counter (DOMAIN §P.2). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAml, lihatAml, polaAml, type AmlRingkas } from '#domain/calls/aml.ts'
import { allParaSystem } from '#domain/calls/para-system.ts'
import { rupiah, tanggalSystem } from '#domain/units.ts'
import { modal, typeInto } from './hands.ts'
import { replies } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { chooseSales, payment, press, sales, saves, scanned } from './till.ts'

const HARI = tanggalSystem('2025-01-15')
const FLAG: AmlRingkas = {
  id: 7,
  tanggal: HARI,
  tenggat: tanggalSystem('2025-02-05'),
  sisa_hari: 14,
  lewat: false,
  kode_member: 'NONMEMBER',
  nama_customer: 'SITI AMINAH',
  no_hp: '0812****890',
  dasar: 'NO IDENTITAS',
  toko: ['TK01', 'TK02'],
  tgl_awal: HARI,
  tgl_akhir: HARI,
  jumlah: 3,
  total: rupiah(600_000_000),
  total_tunai: rupiah(200_000_000),
  status_aml: 'BARU',
  tgl_lapor: null,
  lapor_by: '-',
  catatan: '-',
}
const dokumen = (no: string, kode_toko: string, jenis: 'JUAL' | 'BELI', nilai = 200_000_000) => ({
  no,
  kode_toko,
  jenis,
  tanggal: HARI,
  nilai: rupiah(nilai),
  tunai: rupiah(0),
})
const OURS = 'JL-TK01-250115-0001'
const THEIRS = 'BL-TK02-250115-0004'

test('a flag names its shops and documents; those of another shop are no link', async () => {
  await openScreen('/daftar-aml', {
    world: 'menu',
    told: [
      replies(listAml, [FLAG]),
      replies(lihatAml, {
        ...FLAG,
        batas: rupiah(500_000_000),
        hari: 1,
        dokumen: [
          { ...dokumen(OURS, 'TK01', 'JUAL'), lepas: false },
          { ...dokumen(THEIRS, 'TK02', 'BELI', 400_000_000), lepas: false },
        ],
        identitas: {
          jenis: 'KTP',
          nomor: '************0001',
          nama: 'SITI AMINAH',
          alamat: 'SLEMAN',
          pekerjaan: 'DOKTER',
          tempat_lahir: 'BANTUL',
          tgl_lahir: tanggalSystem('1990-01-31'),
        },
        atas_nama: 'PT EMAS JAYA (DIREKTUR)',
      }),
    ],
  })
  const row = page.getByRole('row', { name: /SITI AMINAH/ })
  await expect.element(row).toHaveTextContent('TK01, TK02')
  await expectAccessible()
  await row.click()
  const opened = modal('Laporan PPATK')
  for (const text of [
    /^BANTUL, .*1990$/,
    'PT EMAS JAYA (DIREKTUR)',
    'Rp. 500,000,000 dalam sehari',
    'PEMBELIAN',
  ])
    await expect.element(opened.getByText(text)).toBeVisible()
  await expect.element(opened.getByRole('button', { name: OURS })).toBeVisible()
  await expect.element(opened.getByText(THEIRS)).toBeVisible()
  expect(opened.getByRole('button', { name: THEIRS }).elements()).toHaveLength(0)
})

test.each(['counter', 'phone'] as const)('patterns warn, and report nothing (%s)', async (size) => {
  await openScreen('/daftar-aml', {
    world: 'menu',
    size,
    told: [
      replies(listAml, []),
      replies(polaAml, [
        {
          kode_member: 'MTK010000017',
          nama_customer: 'BU RINI',
          no_hp: '-',
          dasar: 'MEMBER',
          toko: ['TK01', 'TK02'],
          tgl_awal: tanggalSystem('2025-01-13'),
          tgl_akhir: HARI,
          hari: 3,
          jumlah: 3,
          total: rupiah(600_000_000),
          total_tunai: rupiah(0),
          dokumen: [dokumen(OURS, 'TK01', 'JUAL'), dokumen(THEIRS, 'TK02', 'BELI', 400_000_000)],
        },
      ]),
    ],
  })
  await page.getByText('POLA', { exact: true }).click()
  await expect.element(page.getByText(/Jumlah 30 hari terakhir mencapai batas/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Export' }).elements()).toHaveLength(0)
  if (size === 'counter') await expectAccessible()
  await page.getByText('BU RINI').first().click()
  const opened = modal('Pola Transaksi')
  await expect.element(opened.getByText(THEIRS)).toBeVisible()
  expect(opened.getByRole('button', { name: /Laporkan/ }).elements()).toHaveLength(0)
})

/** A till with a piece of 1,577,500, its payment asked for, in a shop with this limit. */
async function paying(AML_BATAS: string) {
  const values = { AML_IDENTITAS_MIN: '1000000', AML_BATAS }
  const settings = Object.entries(values).map(([key, value]) => ({ key, value }))
  await openScreen('/transaksi-penjualan', {
    as: 'SLS1',
    world: 'quiet',
    told: [replies(allParaSystem, settings as never), saves(1_577_500, { lapor_ppatk: true })],
  })
  await scanned('00000001')
  await chooseSales()
  await press('{F8}')
  const asked = modal('Pelanggan')
  await expect.element(asked.getByLabelText('No Identitas')).toBeVisible()
  return asked
}

test('below AML_BATAS the window asks for neither birth nor for whom', async () => {
  const asked = await paying('5000000')
  expect(asked.getByText('Atas Nama Siapa').elements()).toHaveLength(0)
  expect(asked.getByLabelText('Tempat Lahir').elements()).toHaveLength(0)
})

test('from AML_BATAS on it asks, says what is missing at its field, and sends it', async () => {
  const asked = await paying('1500000')
  for (const text of [
    'Tempat Lahir Harus Diisi',
    'Tanggal Lahir Harus Diisi',
    'Atas Nama Siapa Transaksi Ini Harus Dipilih Untuk Transaksi Mulai Rp. 1,500,000',
  ])
    await expect.element(asked.getByText(text)).toBeVisible()
  await expectAccessible('heading-order')
  await typeInto(asked.getByLabelText('No Identitas'), '3404012501900001')
  await asked.getByLabelText('Nama Pelanggan').fill('siti aminah')
  await asked.getByLabelText('Alamat Pelanggan').fill('sleman')
  await asked.getByLabelText('Pekerjaan').fill('dokter')
  await asked.getByLabelText('Tempat Lahir').fill('bantul')
  await typeInto(asked.getByLabelText('Tanggal Lahir'), '31011990')
  await press('{Enter}')
  await asked.getByText('ORANG LAIN').click()
  await asked.getByLabelText('Nama Yang Diwakili').fill('pt emas jaya')
  await asked.getByLabelText('Hubungan').fill('direktur')
  await press('{F7}')
  await payment().getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await press('{F9}')
  await expect
    .element(modal('Penjualan Berhasil Disimpan').getByText(/wajib dilaporkan ke PPATK/))
    .toBeVisible()
  expect(sales()).toMatchObject([
    {
      identitas: {
        nomor: '3404012501900001',
        tempat_lahir: 'BANTUL',
        tgl_lahir: '1990-01-31',
        atas_nama: { untuk: 'ORANG LAIN', nama: 'PT EMAS JAYA', hubungan: 'DIREKTUR' },
      },
    },
  ])
})
