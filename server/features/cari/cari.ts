/** Finds what was typed into Ctrl-K: each area's own right decides whether it is told. */
import type { CallInput, CallReply } from '#domain/call.ts'
import { scanBarang, zBarcode } from '#domain/calls/barang.ts'
import type { cari, Temuan } from '#domain/calls/cari.ts'
import { dokumenKasBank } from '#domain/dokumen/kas-bank.ts'
import { dokumenStok } from '#domain/dokumen/stok.ts'
import { mayView } from '#domain/calls/lihat.ts'
import { lihatMember, type Member } from '#domain/calls/member.ts'
import { formatGram } from '#domain/format.ts'
import { KAS_BANK_SCREENS, nomorScreen } from '#domain/rules/kas-bank.ts'
import { isKodeMember } from '#domain/rules/kode.ts'
import { dokumenDi, nomorDicari } from '#domain/rules/nomor-dicari.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { dicariKata } from '../barang/cari.ts'
import { byHp, byKode, byNama } from '../member/cari.ts'

/** So many members are worth showing in a list of everything. */
const MEMBER_MAKS = 8
/** And so many pieces. */
const BARANG_MAKS = 8
const DIGIT_HP = /^\+?[\d -]{5,20}$/

export async function cariApaSaja(
  ctx: Context,
  { query: { teks: text } }: CallInput<typeof cari>,
): Promise<CallReply<typeof cari>> {
  const barang = await barangDari(ctx, text)
  const terakhir = barang.flatMap(({ terakhir }) => dokumenDi(terakhir) ?? [])
  const nomor = nomorDicari(text, ctx.toko)
  const dokumen = await dokumenDari(ctx, [...nomor, ...terakhir])
  return [
    ...dokumen,
    ...(await amplopDari(ctx, text)),
    ...(await stokDari(ctx, nomor)),
    ...(await kasDari(ctx, nomor)),
    ...barang.map(({ temuan }) => temuan),
    ...(await barangBernama(ctx, text)),
    ...(await memberDari(ctx, text)),
  ]
}

const mayShow = (ctx: Context, kind: string): boolean => {
  const may = mayView({ kind })
  return may !== undefined && ctx.boleh(may)
}

/** A payment's number is its loan's too. */
const HUTANG = (nomor: string): string =>
  `SELECT 'HUTANG' AS jenis, no_faktur_hutang AS nomor, nama_customer AS nama,
     no_amplop || ' · ' || status_hutang AS keterangan, tgl_system FROM hutang
   WHERE kode_toko = $1 AND no_faktur_hutang IN (${nomor})`

const menurutNomor = statement<Temuan>(
  'cari_nomor',
  `SELECT CASE jenis WHEN 'JUAL' THEN 'PENJUALAN' WHEN 'BELI' THEN 'PEMBELIAN' ELSE 'TUKAR' END AS jenis,
     no_faktur_group AS nomor, nama_customer AS nama, '' AS keterangan, tgl_system
   FROM faktur_group WHERE kode_toko = $1 AND no_faktur_group = ANY ($2::text[])
   UNION ALL
   SELECT 'TITIPAN', no_titip_group, nama_customer, '', tgl_system FROM titip
   WHERE kode_toko = $1 AND no_titip_group = ANY ($2::text[])
   UNION ALL
   SELECT 'PESANAN', no_pesanan, nama_customer, status_pesanan, tgl_system FROM pesanan
   WHERE kode_toko = $1 AND no_pesanan = ANY ($2::text[])
   UNION ALL
   SELECT 'SERVICE', no_faktur_service, nama_customer, status_service, tgl_system FROM service
   WHERE kode_toko = $1 AND no_faktur_service = ANY ($2::text[])
   UNION ALL ${HUTANG(`SELECT no_faktur_hutang FROM hutang WHERE kode_toko = $1 AND no_faktur_hutang = ANY ($2::text[])
     UNION SELECT no_faktur_hutang FROM hutang_bayar WHERE kode_toko = $1 AND no_transaksi = ANY ($2::text[])`)}
   ORDER BY tgl_system DESC, nomor`,
)

async function dokumenDari(ctx: Context, numbers: readonly string[]): Promise<Temuan[]> {
  if (numbers.length === 0) return []
  const rows = await ctx.sql(menurutNomor, [ctx.toko.kode_toko, numbers])
  return rows.filter(({ jenis }) => mayShow(ctx, jenis))
}

const menurutAmplop = statement<Temuan>(
  'cari_amplop',
  HUTANG(
    `SELECT no_faktur_hutang FROM hutang WHERE kode_toko = $1 AND status_hutang = 'OPEN' AND no_amplop = $2
     UNION SELECT no_faktur_hutang FROM hutang
     WHERE kode_toko = $1 AND status_hutang = 'OPEN' AND no_segel <> '-' AND no_segel = $2`,
  ),
)

/** The running loan whose goods lie in this envelope, or behind this seal. */
const amplopDari = async (ctx: Context, text: string): Promise<Temuan[]> =>
  mayShow(ctx, 'HUTANG') ? ctx.sql(menurutAmplop, [ctx.toko.kode_toko, text]) : []

const menurutNomorStok = statement<{ kind: string } & Pick<Temuan, 'nomor' | 'keterangan' | 'tgl_system'>>(
  'cari_nomor_stok',
  `SELECT kind, no AS nomor, ke AS keterangan, tgl_system FROM dokumen_stok
   WHERE kode_toko = $1 AND no = ANY ($2::text[]) ORDER BY tgl_system DESC, no`,
)

async function stokDari(ctx: Context, numbers: readonly string[]): Promise<Temuan[]> {
  if (numbers.length === 0) return []
  const rows = await ctx.sql(menurutNomorStok, [ctx.toko.kode_toko, numbers])
  return rows.flatMap(({ kind, ...row }) => {
    const dokumen = dokumenStok.find((d) => d.kind === kind)!
    return mayShow(ctx, kind) ? [{ jenis: 'DOKUMEN STOK' as const, nama: dokumen.nama, ...row }] : []
  })
}

const menurutNomorKas = statement<Pick<Temuan, 'nomor' | 'nama' | 'keterangan' | 'tgl_system'>>(
  'cari_nomor_kas',
  `SELECT no_kas AS nomor, COALESCE(t.nama, kategori) AS nama, keterangan, tgl_system
   FROM kas_bank LEFT JOIN kode_transaksi t USING (kode_transaksi)
   WHERE kode_toko = $1 AND no_kas = ANY ($2::text[]) ORDER BY tgl_system DESC, no_kas`,
)

async function kasDari(ctx: Context, numbers: readonly string[]): Promise<Temuan[]> {
  const kas = numbers.filter((no) => nomorScreen(no) !== undefined)
  if (kas.length === 0) return []
  const rows = await ctx.sql(menurutNomorKas, [ctx.toko.kode_toko, kas])
  return rows.flatMap((row) =>
    mayShow(ctx, dokumenKasBank[KAS_BANK_SCREENS[nomorScreen(row.nomor)!].nomor].kind)
      ? [{ jenis: 'KAS BANK' as const, ...row }]
      : [],
  )
}

/** `terakhir`: the line that holds it now, or else what moved it last. */
const menurutBarcode = statement<{ nama: string; keterangan: string; terakhir: string }>(
  'cari_barcode',
  `SELECT b.nama_barang AS nama, b.kadar_cetak || ' · ' || b.status AS keterangan,
     COALESCE((
         SELECT no_faktur_group FROM jual_detail j
         WHERE j.barang_id = b.id AND j.status_valid <> 'CANC' AND j.status_kembali = 'OPEN'
           AND NOT j.status_tukar),
       (SELECT no_titip_group FROM titip_detail t WHERE t.barang_id = b.id AND t.status_titipan = 'OPEN'),
       (
         SELECT p.no_pesanan FROM pesanan_detail p JOIN pesanan h USING (no_pesanan)
         WHERE p.barang_id = b.id AND h.status_pesanan IN ('PROSES', 'DONE')),
       (SELECT ref_no FROM mutasi_stok m WHERE m.barang_id = b.id ORDER BY m.jam DESC, m.id DESC LIMIT 1), '-')
     AS terakhir
   FROM barang b WHERE b.kode_toko = $1 AND b.kode_barcode = $2`,
)

async function barangDari(ctx: Context, text: string): Promise<{ temuan: Temuan; terakhir: string }[]> {
  const { data: nomor } = zBarcode.safeParse(text)
  if (nomor === undefined || !ctx.boleh(scanBarang.may)) return []
  const rows = await ctx.sql(menurutBarcode, [ctx.toko.kode_toko, nomor])
  return rows.map(({ terakhir, nama, keterangan }) => ({
    terakhir,
    temuan: { jenis: 'BARANG', nomor, nama, keterangan, tgl_system: null },
  }))
}

/** By words, of which one must be a name's: what is sold and no longer here is found by its barcode alone. */
async function barangBernama(ctx: Context, text: string): Promise<Temuan[]> {
  if (!/[A-Z]{3}/.test(text) || !ctx.boleh(scanBarang.may)) return []
  const found = await dicariKata(ctx, text, BARANG_MAKS)
  return found.map(({ kode_barcode, nama_barang, kadar_cetak, berat, kode_gudang, kode_baki, status }) => ({
    jenis: 'BARANG',
    nomor: kode_barcode,
    nama: nama_barang,
    keterangan: [kadar_cetak, `${formatGram(berat)} g`, `${kode_gudang}/${kode_baki}`, status].join(' · '),
    tgl_system: null,
  }))
}

/** By code, phone or name; a phone as who asks may see it (rantai/member.ts). */
async function memberDari(ctx: Context, text: string): Promise<Temuan[]> {
  if (!ctx.boleh(lihatMember.may)) return []
  const found = await carikan(ctx, text)
  return found.slice(0, MEMBER_MAKS).map(({ kode_member, nama_customer, no_hp, kota }) => ({
    jenis: 'MEMBER',
    nomor: kode_member,
    nama: nama_customer,
    keterangan: [no_hp, kota].filter((text) => text !== '-').join(' · '),
    tgl_system: null,
  }))
}

/** Limits the search to members that are here; other servers are asked where a customer is served. */
const diSiniSaja = () => undefined

async function carikan(ctx: Context, text: string): Promise<readonly Member[]> {
  if (isKodeMember(text))
    return (
      await byKode(ctx, { params: { kode: text }, query: { single: '1' }, body: undefined }, diSiniSaja)
    ).data
  if (DIGIT_HP.test(text))
    return (
      await byHp(ctx, { params: {}, query: { hp: text.replace(/[ -]/g, '') }, body: undefined }, diSiniSaja)
    ).data
  if (text.length < 3 || /\d/.test(text)) return []
  return (await byNama(ctx, { params: {}, query: { nama_customer: text }, body: undefined })).data
}
