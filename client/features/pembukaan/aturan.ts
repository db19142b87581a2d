/** The rules of a shop as the step shows them: those that are there, those that are usual, and what is typed over them. Pure. */
import { aturanBawaan } from '#domain/bawaan-aturan.ts'
import type { CallArgs } from '#domain/call.ts'
import type { simpanAturan } from '#domain/calls/pembukaan.ts'
import type { RowOf } from '#domain/master.ts'
import type { kondisiPembelian } from '#domain/masters/kondisi-pembelian.ts'
import type { kondisiPinjaman } from '#domain/masters/kondisi-pinjaman.ts'
import type { parameterPoint } from '#domain/masters/parameter-point.ts'
import type { parameterRugiNota } from '#domain/masters/parameter-rugi-nota.ts'
import type { FieldError } from '#domain/errors.ts'
import type { KondisiBeli, ParameterRugiNota } from '#domain/rules/dibeli.ts'
import type { Rupiah } from '#domain/units.ts'

type Tipe = ParameterRugiNota['tipe']
type Kondisi = Pick<RowOf<typeof kondisiPembelian>, keyof KondisiBeli | 'kode' | 'tanpa_surat'>
type Pinjaman = Omit<RowOf<typeof kondisiPinjaman>, 'status_aktif'>
type Poin = Omit<RowOf<typeof parameterPoint>, 'id' | 'status_aktif'>

/** The rules that the chain has, as its masters' own load calls say. */
export interface AturanAda {
  rugi_nota: RowOf<typeof parameterRugiNota>[]
  kondisi_pembelian: RowOf<typeof kondisiPembelian>[]
  poin: RowOf<typeof parameterPoint>[]
  kondisi_pinjaman: RowOf<typeof kondisiPinjaman>[]
}

/** Only what was typed; a group's row as a whole, for its figure has another unit with another tipe. */
export interface AturanForm {
  rugi_nota: Record<string, { tipe: Tipe; nilai: number | null }>
  kondisi_pembelian: Record<string, Partial<Kondisi & Choice>>
  poin: Partial<Poin & Choice>
  kondisi_pinjaman: Record<string, Partial<Pinjaman & Choice>>
}
export const BELUM_DIISI: AturanForm = {
  rugi_nota: {},
  kondisi_pembelian: {},
  poin: {},
  kondisi_pinjaman: {},
}

interface Choice {
  /** Ticked. */
  pakai: boolean
}
interface Ada extends Choice {
  /** True when the row exists: it is changed here, and taken out of use at its own screen. */
  ada: boolean
}
export interface RugiRow {
  kode_group: string
  nama_group: string
  tipe: Tipe
  nilai: number | null
  /** True when the group's own screen has several ages of it. */
  bertingkat: boolean
}

export interface Aturan {
  rugi_nota: RugiRow[]
  kondisi_pembelian: (Kondisi & Ada)[]
  poin: Poin & Ada
  kondisi_pinjaman: (Pinjaman & Ada)[]
}

const ALL_UMUR = { hari_dari: 0, hari_sampai: 9999 }

export function susunAturan(
  there: AturanAda,
  group: readonly { kode_group: string; nama_group: string }[],
  typed: AturanForm,
): Aturan {
  return {
    rugi_nota: group.map((g) => rugiRow(there, g, typed)),
    kondisi_pembelian: gabung<Kondisi>(
      there.kondisi_pembelian,
      aturanBawaan.kondisi_pembelian as Kondisi[],
      typed.kondisi_pembelian,
    ),
    poin: poinRow(there, typed),
    kondisi_pinjaman: gabung<Pinjaman>(
      there.kondisi_pinjaman,
      aturanBawaan.kondisi_pinjaman as Pinjaman[],
      typed.kondisi_pinjaman,
    ),
  }
}

function rugiRow(
  { rugi_nota }: AturanAda,
  { kode_group, nama_group }: { kode_group: string; nama_group: string },
  typed: AturanForm,
): RugiRow {
  const own = rugi_nota.filter((r) => r.kode_group === kode_group)
  const usual = own[0] ?? aturanBawaan.rugi_nota.find((r) => r.kode_group === kode_group)
  const { tipe, nilai } = typed.rugi_nota[kode_group] ?? usual ?? { tipe: 'PERSENTASE', nilai: null }
  const bertingkat = own.some(
    (r) => r.hari_dari !== ALL_UMUR.hari_dari || r.hari_sampai !== ALL_UMUR.hari_sampai,
  )
  return { kode_group, nama_group, tipe: tipe as Tipe, nilai, bertingkat }
}

/**
 * Lists existing rows, then the usual rows. All usual rows are ticked in a chain that has none yet; in another chain
 * they were left out before.
 */
function gabung<Row extends { kode: string }>(
  there: readonly Row[],
  usual: readonly Row[],
  typed: Record<string, Partial<Row & Choice>>,
): (Row & Ada)[] {
  const codes = new Set(there.map((row) => row.kode))
  return [
    ...there.map((row) => ({ ...row, ...typed[row.kode], ada: true, pakai: true })),
    ...usual
      .filter((row) => !codes.has(row.kode))
      .map((row) => ({ ...row, pakai: there.length === 0, ...typed[row.kode], ada: false })),
  ]
}

function poinRow({ poin }: AturanAda, typed: AturanForm): Poin & Ada {
  const own = poin.find((p) => p.kode_group === 'ALL' && p.tipe === 'RP')
  const row = own ?? (aturanBawaan.poin[0] as Poin)
  return own
    ? { ...row, ...typed.poin, ada: true, pakai: true }
    : { ...row, pakai: poin.length === 0, ...typed.poin, ada: false }
}

/** The ranges that the example looks in. */
export const parameterRugi = (
  { rugi_nota }: AturanAda,
  rows: readonly RugiRow[],
): readonly ParameterRugiNota[] =>
  rows.flatMap(({ kode_group, tipe, nilai, bertingkat }): ParameterRugiNota[] =>
    bertingkat
      ? (rugi_nota.filter((r) => r.kode_group === kode_group) as ParameterRugiNota[])
      : [{ kode_group, tipe, nilai: nilai ?? 0, ...ALL_UMUR }],
  )

type Body = CallArgs<typeof simpanAturan>['body']

/** The request: everything that is ticked, except what stands in several ages at its own screen. */
export const aturanRequest = (aturan: Aturan): Body => ({
  rugi_nota: dikirim(aturan).rugi_nota.map(({ kode_group, tipe, nilai }) => ({
    kode_group,
    tipe,
    nilai: nilai ?? 0,
    ...ALL_UMUR,
  })),
  kondisi_pembelian: dikirim(aturan).kondisi_pembelian.map(
    ({ kode, kondisi, tipe, persentase, potongan, tanpa_surat }) => ({
      ...{ kode, kondisi, tipe, persentase, potongan, tanpa_surat },
    }),
  ),
  poin: dikirim(aturan).poin.map(
    ({ kode_group, tipe, kelipatan, poin, minimal, tgl_mulai, tgl_selesai }) => ({
      ...{ kode_group, tipe, kelipatan, poin, minimal, tgl_mulai, tgl_selesai },
    }),
  ),
  kondisi_pinjaman: dikirim(aturan).kondisi_pinjaman.map(
    ({ kode, nama, metode, bunga, lama_bulan, min_hari, tenggang_hari, maks_persen, ...rest }) => ({
      ...{ kode, nama, metode, bunga, lama_bulan, min_hari, tenggang_hari, maks_persen },
      ...{ min_rp: rest.min_rp, maks_rp: rest.maks_rp, min_bunga_rp: rest.min_bunga_rp },
    }),
  ),
})

/** The rows that are sent, in order: the server's errors speak of their places. */
export const dikirim = (aturan: Aturan) => ({
  rugi_nota: aturan.rugi_nota.filter((row) => !row.bertingkat),
  kondisi_pembelian: aturan.kondisi_pembelian.filter((row) => row.pakai),
  poin: aturan.poin.pakai ? [aturan.poin] : [],
  kondisi_pinjaman: aturan.kondisi_pinjaman.filter((row) => row.pakai),
})

/** Returns the groups without a rugi nota: it must be said for every group, even if it is 0. */
export const belumDisebut = (aturan: Aturan): FieldError[] =>
  dikirim(aturan).rugi_nota.flatMap(({ nilai }, i) =>
    nilai === null
      ? [{ field: `rugi_nota.${i}.nilai`, message: 'Isi Rugi Nota, 0 Bila Tanpa Potongan' }]
      : [],
  )

/** The weight at which a piece of a group costs so much today; 5 g of a group without a price. */
export const beratUntuk = (harga_nota: Rupiah, harga_gram: Rupiah): number =>
  harga_gram > 0 ? Math.max(1, Math.round((harga_nota * 1_000) / harga_gram)) : 5_000
