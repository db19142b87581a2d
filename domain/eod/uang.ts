/** Money on the day's sheet: what each account began with, what came and went by kategori, and what it ended with. */
import { AKUN, type KodeAkun } from '../rules/akun.ts'
import { file, bila, count, nomor, rupiah, text } from '../report/columns.ts'
import { number, kata, table, type BagianEod, type RingkasanRow, type RingkasanContent } from './tables.ts'

/** Not the kategori of an opening balance (E34), which has that name. */
const SALDO_AWAL = 'SALDO AWAL HARI'
const SALDO_AKHIR = 'Saldo Akhir'

/** `awal` is what the ratio of every total begins with; people see it in the first row. */
const saldo = {
  kategori: text('Kategori'),
  kali: bila(count('Kali', 'total'), 'kali'),
  awal: file(rupiah('Saldo Awal', 'total')),
  masuk: rupiah('Masuk', 'total'),
  keluar: rupiah('Keluar', 'total'),
  saldo: rupiah('Saldo'),
}
const akhir = {
  saldo: (t: { awal: number; masuk: number; keluar: number }) => (t.awal + t.masuk - t.keluar) as never,
}

interface Gerak {
  kategori: string
  masuk: number
  keluar: number
  kali: number
}
/**
 * Lists the opening balance, then the movements. The total holds the closing balance: a balance between two kategori
 * was never the amount in a drawer.
 */
function dariSaldo(awal: number, gerak: readonly Gerak[]) {
  return [
    { kategori: SALDO_AWAL, kali: 0, awal, masuk: null, keluar: null, saldo: awal },
    ...gerak.map((row) => ({ ...row, awal: 0, saldo: null })),
  ]
}

const dari = (content: RingkasanContent, nama: string): readonly RingkasanRow[] => content[nama] ?? []
/** Returns how often a kategori moved an account; 0 where the summary does not say. */
const kaliDari =
  (content: RingkasanContent, akun: KodeAkun) =>
  (kategori: string): number =>
    number(
      dari(content, 'outstanding_kali').find((r) => r['kode_akun'] === akun && r['kategori'] === kategori),
      'kali',
    )
const gerakDari = (rows: readonly RingkasanRow[], kali: (kategori: string) => number): Gerak[] =>
  rows.map((row) => ({
    kategori: kata(row, 'kategori'),
    masuk: number(row, 'masuk'),
    keluar: number(row, 'keluar'),
    kali: kali(kata(row, 'kategori')),
  }))

const kasBank: BagianEod = 'Kas Dan Bank'
/** 'BCA 1234567890'; a summary of an older version knows the number alone. */
const bernama = (row: RingkasanRow): string =>
  [row['nama_bank'], kata(row, 'no_rekening')].filter(Boolean).join(' ')
/** The accounts of money of one kind, each with its kategori. */
const rekening = (content: RingkasanContent, akun: KodeAkun) =>
  dari(content, 'kas_bank')
    .filter((row) => row['kode_akun'] === akun)
    .flatMap((row) => {
      const milik = dari(content, 'kas_bank_kategori').filter(
        (k) => k['kode_akun'] === akun && k['no_rekening'] === row['no_rekening'],
      )
      return dariSaldo(
        number(row, 'saldo_awal'),
        gerakDari(milik, () => 0),
      ).map((line) => ({ no_rekening: bernama(row), ...line }))
    })

export const uang = [
  table({
    nama: 'kas',
    title: 'Kas',
    bagian: kasBank,
    dari: ['kas_bank', 'kas_bank_kategori'],
    columns: saldo,
    ratios: akhir,
    jumlah: SALDO_AKHIR,
    rows: (content) => rekening(content, AKUN.KAS.kode).map(({ no_rekening: _, ...row }) => row),
    laporan: '/laporan-transaksi-keuangan-cash',
  }),
  table({
    nama: 'bank',
    title: 'Bank',
    bagian: kasBank,
    dari: ['kas_bank', 'kas_bank_kategori'],
    columns: { no_rekening: text('Rekening'), ...saldo },
    groupBy: ['no_rekening'],
    ratios: akhir,
    jumlah: SALDO_AKHIR,
    rows: (content) => rekening(content, AKUN.BANK.kode),
    laporan: '/laporan-keuangan-non-cash',
  }),
  table({
    nama: 'hitung_kas',
    title: 'Hitung Kas',
    bagian: kasBank,
    dari: ['hitung_kas'],
    columns: {
      no: nomor('No Hitung'),
      seharusnya: rupiah('Seharusnya'),
      dihitung: rupiah('Dihitung'),
      selisih: rupiah('Selisih'),
      cara: text('Selisihnya'),
      keterangan: text('Keterangan'),
      input_by: text('User'),
      basi: text('Kas Bergerak Lagi'),
    },
    rows: (content) =>
      dari(content, 'hitung_kas').map((row) => ({
        no: kata(row, 'no'),
        seharusnya: number(row, 'seharusnya'),
        dihitung: number(row, 'dihitung'),
        selisih: number(row, 'selisih'),
        cara: kata(row, 'cara'),
        keterangan: kata(row, 'keterangan'),
        input_by: kata(row, 'input_by'),
        basi: row['basi'] === true ? 'YA' : '-',
      })),
  }),
]

const janji: BagianEod = 'Titipan, Pesanan, Service, Hutang'
/** Money that customers have left with the shop, by the account that keeps it. */
const dititip = (nama: 'titipan' | 'pesanan', title: string, akun: KodeAkun, laporan: `/laporan-${string}`) =>
  table({
    nama,
    title,
    bagian: janji,
    dari: [nama, `${nama}_kategori`],
    columns: saldo,
    ratios: akhir,
    jumlah: SALDO_AKHIR,
    rows: (content) => {
      const [awal] = dari(content, nama)
      return awal
        ? dariSaldo(
            number(awal, 'saldo_awal'),
            gerakDari(dari(content, `${nama}_kategori`), kaliDari(content, akun)),
          )
        : []
    },
    laporan,
  })

const JENIS: Partial<Record<string, [urut: number, nama: string, tanda: 1 | -1]>> = {
  [AKUN.TITIPAN_PELANGGAN.kode]: [1, 'TITIPAN', -1],
  [AKUN.DP_PESANAN.kode]: [2, 'PESANAN', -1],
  [AKUN.UANG_MUKA_SERVICE.kode]: [3, 'SERVICE', -1],
  [AKUN.PIUTANG_PINJAMAN.kode]: [4, 'HUTANG', 1],
}
const akunDari = (content: RingkasanContent, akun: KodeAkun) =>
  dari(content, 'outstanding').find((row) => row['kode_akun'] === akun)

export const uangCustomer = [
  dititip('titipan', 'Titipan', AKUN.TITIPAN_PELANGGAN.kode, '/laporan-titip-uang'),
  dititip('pesanan', 'DP Pesanan', AKUN.DP_PESANAN.kode, '/laporan-pesanan'),
  table({
    nama: 'service',
    title: 'Service',
    bagian: janji,
    dari: ['service', 'service_kategori'],
    columns: { ...saldo, pendapatan: rupiah('Pendapatan', 'total') },
    ratios: akhir,
    jumlah: SALDO_AKHIR,
    rows: (content) => {
      const gerak = dari(content, 'service_kategori')
      const kali = kaliDari(content, AKUN.UANG_MUKA_SERVICE.kode)
      const [awal] = dari(content, 'service')
      if (!awal && gerak.length === 0) return []
      const rows = gerak.map((row) => {
        const masuk = number(row, 'uang_muka')
        const kategori = kata(row, 'kategori')
        return { kategori, masuk: Math.max(masuk, 0), keluar: Math.max(-masuk, 0), kali: kali(kategori) }
      })
      return dariSaldo(number(awal, 'saldo_awal'), rows).map((row, i) => ({
        ...row,
        pendapatan: i === 0 ? null : number(gerak[i - 1], 'pendapatan'),
      }))
    },
    laporan: '/laporan-services',
  }),
  table({
    nama: 'hutang',
    title: 'Hutang',
    bagian: janji,
    dari: ['outstanding', 'hutang_kategori'],
    columns: {
      ...saldo,
      masuk: rupiah('Dipinjamkan', 'total'),
      keluar: rupiah('Pokok Kembali', 'total'),
      saldo: rupiah('Sisa Pokok'),
      bunga: rupiah('Bunga', 'total'),
    },
    ratios: akhir,
    jumlah: 'Sisa Pokok',
    rows: (content) => {
      const gerak = dari(content, 'hutang_kategori')
      const awal = akunDari(content, AKUN.PIUTANG_PINJAMAN.kode)
      if (!awal && gerak.length === 0) return []
      const rows = gerak.map((row) => ({
        kategori: kata(row, 'kategori'),
        kali: number(row, 'kali'),
        masuk: number(row, 'pinjaman'),
        keluar: number(row, 'pokok'),
      }))
      return dariSaldo(number(awal, 'saldo_awal'), rows).map((row, i) => ({
        ...row,
        bunga: i === 0 ? null : number(gerak[i - 1], 'bunga'),
      }))
    },
    laporan: '/laporan-transaksi-hutang',
  }),
  table({
    nama: 'outstanding',
    title: 'Belum Selesai',
    bagian: janji,
    dari: ['outstanding'],
    columns: { jenis: text('Jenis'), dokumen: count('Dokumen'), saldo: rupiah('Saldo') },
    rows: (content) =>
      dari(content, 'outstanding')
        .flatMap((row) => {
          const jenis = JENIS[kata(row, 'kode_akun')]
          return jenis ? [{ row, jenis }] : []
        })
        .toSorted((a, b) => a.jenis[0] - b.jenis[0])
        .map(({ row, jenis: [, jenis, tanda] }) => ({
          jenis,
          dokumen: number(row, 'dokumen'),
          saldo: tanda * number(row, 'saldo_akhir') || 0,
        })),
  }),
]
