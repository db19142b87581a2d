/**
 * Returns the mistakes in one row of a file of running loans, deposits or orders, each at its column (DOMAIN §O.4-8).
 */
import { HARGA_GRAM_MAKS, RUPIAH_MAKS } from '#domain/limits.ts'
import { errors } from '#domain/errors.ts'
import {
  BERJALAN_FILE,
  type BerjalanContent,
  type HutangContent,
  type PesananContent,
  type TitipanContent,
  type JenisBerjalan,
} from '#domain/impor/berjalan.ts'
import type { Alasan } from '#domain/impor/result.ts'
import type { Persen, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { SyaratBunga } from './bunga-pinjaman.ts'
import { tambahBulan } from './bulan.ts'
import type { GrupPesanan } from './pesanan.ts'

export interface BerjalanDikenal {
  tgl_system: TanggalSystem
  grup: ReadonlyMap<string, GrupPesanan & { harga_beli_gram: Rupiah; status_gold: string }>
  kondisi_pinjaman: ReadonlyMap<
    string,
    SyaratBunga & { lama_bulan: number; maks_persen: Persen; maks_rp: Rupiah }
  >
  member: ReadonlySet<string>
  /** Codes of trays, each once in the shop: where they stand. */
  baki: ReadonlyMap<string, { kode_gudang: string }>
  /** Barcodes of the file that a piece of the chain bears. */
  barcode: ReadonlySet<string>
  /** Envelopes of the file that a running loan lies in. */
  amplop: ReadonlySet<string>
}

/**
 * Checks the date and the customer. A document of the shop's first day is entered at its own screen, like all later
 * ones.
 */
export function wrongKepala(
  content: Partial<BerjalanContent[JenisBerjalan]>,
  { tgl_system, member }: BerjalanDikenal,
): Alasan[] {
  const { tanggal, kode_member, no_hp, nama_customer } = content
  return [
    ...(tanggal !== undefined && tanggal >= tgl_system
      ? [{ column: 'tanggal', alasan: `Tanggal Harus Sebelum ${tgl_system}` }]
      : []),
    ...(kode_member !== undefined && kode_member !== 'NONMEMBER' && !member.has(kode_member)
      ? [
          {
            column: 'kode_member',
            alasan: errors.pilihanTidakAda({ label: 'Member', kode: kode_member }).message,
          },
        ]
      : []),
    ...(kode_member === 'NONMEMBER' && nama_customer === '-'
      ? [{ column: 'nama_customer', alasan: 'Nama Customer Harus Diisi' }]
      : []),
    ...(kode_member === 'NONMEMBER' && no_hp === '-'
      ? [{ column: 'no_hp', alasan: 'No HP Harus Diisi' }]
      : []),
  ]
}

const terlaluMahal = (column: string, amount: number): Alasan[] =>
  amount > RUPIAH_MAKS ? [{ column, alasan: errors.jumlahTerlaluBesar({ maks: RUPIAH_MAKS }).message }] : []
const wrongHarga = (harga_gram: Rupiah | null | undefined): Alasan[] =>
  harga_gram && harga_gram > HARGA_GRAM_MAKS
    ? [{ column: 'harga_gram', alasan: errors.jumlahTerlaluBesar({ maks: HARGA_GRAM_MAKS }).message }]
    : []

export const pemeriksaBerjalan = { HUTANG: wrongHutang, TITIPAN: wrongTitipan, PESANAN: wrongPesanan }

function wrongHutang(content: Partial<HutangContent>, dikenal: BerjalanDikenal): Alasan[] {
  const { jumlah_hutang, sisa_pokok, kode_group } = content
  const grup = kode_group === undefined ? undefined : dikenal.grup.get(kode_group)
  return [
    ...(sisa_pokok && jumlah_hutang !== undefined && sisa_pokok > jumlah_hutang
      ? [{ column: 'sisa_pokok', alasan: 'Sisa Pokok Lebih Besar Dari Jumlah Hutang' }]
      : []),
    ...(grup && grup.harga_beli_gram === 0
      ? [{ column: 'kode_group', alasan: `Harga Beli Group ${kode_group} Belum Diisi` }]
      : []),
    ...terlaluMahal('jumlah_hutang', jumlah_hutang ?? 0),
    ...wrongTempo(content, dikenal),
  ]
}

/** The two dates are counted from the loan's date: other dates would never be reached again. */
function wrongTempo(content: Partial<HutangContent>, dikenal: BerjalanDikenal): Alasan[] {
  const { tanggal, bunga_sampai, jatuh_tempo, kode_kondisi_pinjaman = '' } = content
  const kondisi = dikenal.kondisi_pinjaman.get(kode_kondisi_pinjaman)
  if (!tanggal || !kondisi) return []
  const lama = content.lama_pinjam ?? kondisi.lama_bulan
  return [
    ...(bunga_sampai &&
    (bunga_sampai < tanggal || (kondisi.metode === 'BULANAN' && !bulanKe(tanggal, bunga_sampai, 1)))
      ? [{ column: 'bunga_sampai', alasan: 'Bunga Dibayar Sampai Harus Genap Sekian Bulan Dari Tanggal' }]
      : []),
    ...(jatuh_tempo && !bulanKe(tanggal, jatuh_tempo, lama)
      ? [{ column: 'jatuh_tempo', alasan: `Jatuh Tempo Harus Kelipatan ${lama} Bulan Dari Tanggal` }]
      : []),
  ]
}

/** The how-manyth `lama` months from `awal` that `hari` is; undefined: none. */
export function bulanKe(awal: string, hari: string, lama: number): number | undefined {
  for (let k = 0; tambahBulan(awal, lama * k) <= hari; k++) if (tambahBulan(awal, lama * k) === hari) return k
  return undefined
}

/** A piece is described whole, or the money alone is held. */
function wrongTitipan(content: Partial<TitipanContent>, { grup, baki }: BerjalanDikenal): Alasan[] {
  const barang = ['nama_barang', 'kode_group', 'kode_dept', 'berat', 'kode_baki'] as const
  const kurang = barang.filter((name) => content[name] === null)
  if (kurang.length === barang.length) return []
  const { columns } = BERJALAN_FILE.TITIPAN
  const known = content.kode_group ? grup.get(content.kode_group) : undefined
  return [
    ...kurang.map((column) => ({ column, alasan: `${columns[column]!.label} Harus Diisi` })),
    ...(content.kode_baki && !baki.has(content.kode_baki)
      ? [
          {
            column: 'kode_baki',
            alasan: errors.pilihanTidakAda({ label: 'Baki', kode: content.kode_baki }).message,
          },
        ]
      : []),
    ...(known && known.harga === 0 && !content.harga_gram
      ? [
          {
            column: 'harga_gram',
            alasan: errors.hargaGroupBelumAda({ kode_group: content.kode_group! }).message,
          },
        ]
      : []),
    ...wrongHarga(content.harga_gram),
    ...(content.berat && content.harga_gram
      ? terlaluMahal('berat', (content.berat * content.harga_gram) / 1000)
      : []),
  ]
}

function wrongPesanan(content: Partial<PesananContent>, { grup }: BerjalanDikenal): Alasan[] {
  const { kode_group, berat, harga_gram, berat_customer = 0, kadar_customer = 0, dp } = content
  const known = kode_group === undefined ? undefined : grup.get(kode_group)
  const harga = harga_gram ?? known?.harga ?? 0
  return [
    ...(known && harga === 0
      ? [{ column: 'harga_gram', alasan: errors.hargaGroupBelumAda({ kode_group: kode_group! }).message }]
      : []),
    ...(berat_customer > 0 && (kadar_customer === 0 || known?.kadar === 0)
      ? [{ column: 'kadar_customer', alasan: errors.kadarCustomerKosong().message }]
      : []),
    ...(berat_customer === 0 && kadar_customer > 0
      ? [{ column: 'berat_customer', alasan: errors.beratCustomerKosong().message }]
      : []),
    ...wrongHarga(harga_gram),
    ...terlaluMahal('dp', dp ?? 0),
    ...(berat ? terlaluMahal('berat', (berat * harga) / 1000) : []),
  ]
}
