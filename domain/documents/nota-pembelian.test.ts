import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PembelianLengkap } from '#domain/calls/pembelian.ts'
import { notaPembelian } from './nota-pembelian.ts'
import { PENGATURAN_NOTA_BAWAAN } from '../rules/pengaturan-nota.ts'

const toko = {
  nama_toko: 'TOKO EMAS KENCANA',
  alamat_toko: 'JL. MALIOBORO NO. 1',
  kota: 'YOGYAKARTA',
  no_telp: '-',
  npwp: '-',
  logo: null,
  sebutan: { user: { KSR1: 'DEWI' }, group: { G750: '18K' }, kadar: { 750_000: '18K' } },
}
const DIBELI = {
  no_faktur_jual: '-',
  kode_barcode: '-',
  nama_barang: 'GELANG',
  kadar: 750_000,
  kadar_cetak: '75%',
  berat: 2350,
  berat_nota: 0,
  harga_nota: 0,
  harga_rata: 600_000,
  kondisi: 'BAIK',
  dokumen_asal: null as string | null,
  alasan_asal: '-',
  basis_rp: 0,
  rugi_nota_rp: 0,
  potongan_kondisi_rp: 0,
  potongan_manual: 0,
  harga: 0,
}
const nota = (kind: 'PEMBELIAN' | 'TUKAR', over: Partial<typeof DIBELI>, kepala: object = {}) =>
  notaPembelian(
    {
      kind,
      no_faktur_group: 'BL-TK01-250115-0001',
      tgl_system: '2025-01-15',
      jam: '10:15:00',
      nama_sales: 'SITI',
      kode_sales: 'S01',
      valid_by: 'KSR1',
      nama_customer: 'REGULER',
      kode_customer: 'NONMEMBER',
      no_hp: '-',
      alamat_customer: '-',
      identitas: null,
      status_valid: 'DONE',
      cetak: 0,
      kupon: [],
      poin: 0,
      total: over.harga ?? 0,
      total_jual: 0,
      total_bayar: 0,
      no_faktur_hutang: '-',
      ppn_mode: 'OFF',
      detail_barang: [],
      detail_beli: [{ ...DIBELI, ...over }],
      pembayaran: [],
      ...kepala,
    } as unknown as PembelianLengkap,
    toko,
    PENGATURAN_NOTA_BAWAAN,
    { ketentuan: '', qr: '' },
  )

const rp = fc.integer({ min: 0, max: 5_000_000 })
const number = (text: string, nama: string): number =>
  Number(new RegExp(`${nama} (-?[\\d,]+)`, 'i').exec(text)?.[1]?.replaceAll(',', '') ?? 0)

test('what stands on a line of a purchase adds up to its price, and so does what a trade-in says of an old piece', () => {
  fc.assert(
    fc.property(rp, rp, rp, rp, rp, rp, (harga_nota, basis_rp, rugi, kondisi, manual, harga) => {
      const over = {
        no_faktur_jual: 'JL-TK01-250101-0001-01',
        harga_nota,
        basis_rp,
        rugi_nota_rp: rugi,
        potongan_kondisi_rp: kondisi,
        potongan_manual: manual,
        harga,
      }
      const [beli] = nota('PEMBELIAN', over).lines
      expect(
        beli!.harga_jual - beli!.ongkos - beli!.harga_atribut + number(beli!.atribut, 'Pembulatan'),
      ).toBe(beli!.harga_total)
      const [lama] = nota('TUKAR', over).lines
      const kata = lama!.atribut
      const basis = / dasar /.test(kata) ? number(kata, 'dasar') : harga_nota
      expect(basis - number(kata, 'rugi') - number(kata, 'potongan') + number(kata, 'Pembulatan')).toBe(
        -lama!.harga_total,
      )
    }),
  )
})

test('nothing is said of a price that was not rounded', () => {
  expect(nota('PEMBELIAN', { basis_rp: 1_000, harga: 1_000 }).lines[0]!.atribut).toBe('Tanpa nota, BAIK')
})

test('a purity that was tested is called as the shop calls it, and the cashier by name', () => {
  const { transaksi, lines } = nota('PEMBELIAN', {})
  expect(transaksi).toContainEqual(['Kasir', 'DEWI (KSR1)'])
  expect(lines[0]!.kadar_cetak).toBe('18K')
  expect(nota('TUKAR', { kadar: 421_000, kadar_cetak: '42.1%' }).lines[0]!.kadar_cetak).toBe('42.1%')
  // The stamp of a group stays.
  expect(nota('TUKAR', { kadar_cetak: '17K' }).lines[0]!.kadar_cetak).toBe('17K')
})

test('what a trade-in was paid with adds up to what was due: the old piece has gone off that already', () => {
  const uang = (jenis: string, nominal: number) => ({
    ...{ jenis, nominal, arah: 'MASUK', kembalian: 0, uang_diterima: nominal },
    ...{ nama_bank: '-', no_card: '-', keterangan: '-' },
  })
  const { jumlah, pembayaran } = nota(
    'TUKAR',
    {},
    {
      total_bayar: 2_388_000,
      pembayaran: [uang('TUKAR', 679_000), uang('CASH', 388_000), uang('TRANSFER', 2_000_000)],
    },
  )
  expect(jumlah.at(-1)).toMatchObject({ label: 'Total Bayar', nilai: 2_388_000 })
  expect(pembayaran.reduce((sum, { nilai }) => sum + nilai, 0)).toBe(2_388_000)
})

test('what came without nota names its paper, and its seller declares it their own', () => {
  const papered = {
    no_faktur_jual: '-',
    dokumen_asal: 'LAIN',
    alasan_asal: 'WARISAN',
    basis_rp: 1_000,
    harga: 1_000,
  }
  const paper = nota('PEMBELIAN', papered)
  expect(paper.lines[0]!.atribut).toBe('Tanpa nota, BAIK, LAIN: WARISAN')
  expect(paper.pernyataan).toMatch(/^Pernyataan penjual: barang tanpa nota \(.*\) adalah milik saya sendiri/)
  expect(nota('PEMBELIAN', { no_faktur_jual: 'JL-TK01-250101-0001-01' }).pernyataan).toBeUndefined()
})
