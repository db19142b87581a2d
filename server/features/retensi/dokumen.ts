/** Documents that name a customer: where the name stands, when the document ended, and what of it is due. */
import { livingMember } from '../../rantai/member.ts'
import type { Pemegang } from '../../dokumen/pemegang.ts'
import { NONMEMBER } from '../../faktur/load-acuan.ts'

/** A table as SQL: `d` is its row. */
export interface DokumenOrang {
  table: string
  no: string
  /** Column that names the person; kode_member when not said. */
  orang?: 'kode_member' | 'kode_customer'
  /** The columns that say who; the first is a name. */
  columns: readonly string[]
  /** Day of the document: it ends no sooner. */
  awal: string
  selesai: string
  berjalan: string
}

const DIRI = ['nama_customer', 'no_hp', 'alamat_customer'] as const
const PPATK = (no: string): string =>
  `EXISTS (
     SELECT 1 FROM aml_flag_ref r JOIN aml_flag a ON a.id = r.flag_id
     WHERE r.kode_toko = batas.kode_toko AND r.no_faktur_group = ${no} AND a.status_aml = 'BARU')`

/** Documents that an identity can stand beside. */
const URUSAN: readonly DokumenOrang[] = [
  {
    table: 'faktur_group',
    no: 'no_faktur_group',
    columns: DIRI,
    awal: 'tgl_system',
    selesai: 'd.tgl_system',
    berjalan: `d.status_valid = 'OPEN' OR ${PPATK('d.no_faktur_group')}`,
  },
  {
    table: 'titip',
    no: 'no_titip_group',
    columns: DIRI,
    awal: 'tgl_system',
    selesai: 'GREATEST(d.tgl_system, d.tgl_ambil, d.tgl_batal_titip)',
    berjalan: `d.status_valid <> 'CANC' AND (d.status_valid = 'OPEN' OR d.status_titipan = 'OPEN')`,
  },
  {
    table: 'pesanan',
    no: 'no_pesanan',
    columns: DIRI,
    awal: 'tgl_system',
    selesai: 'GREATEST(d.tgl_system, d.tgl_ambil, d.tgl_batal)',
    berjalan: `d.status_pesanan IN ('OPEN', 'PROSES', 'DONE')`,
  },
  {
    table: 'service',
    no: 'no_faktur_service',
    columns: DIRI,
    awal: 'tgl_system',
    selesai: 'GREATEST(d.tgl_system, d.tgl_ambil, d.tgl_batal)',
    berjalan: `d.status_service IN ('MASUK', 'SELESAI')`,
  },
  {
    table: 'hutang',
    no: 'no_faktur_hutang',
    columns: DIRI,
    awal: 'tgl_system',
    selesai: 'GREATEST(d.tgl_system, d.tgl_lunas, d.tgl_batal)',
    berjalan: `d.status_valid <> 'CANC' AND (d.status_valid = 'OPEN' OR d.status_hutang = 'OPEN')`,
  },
]

/** All documents that name who is no member; `anonimkan_member` knows those of members. */
export const DOKUMEN: readonly DokumenOrang[] = [
  ...URUSAN,
  {
    table: 'kupon',
    no: 'kode_kupon',
    orang: 'kode_customer',
    columns: ['nama_customer'],
    awal: 'tgl_system',
    selesai: 'd.tgl_system',
    berjalan: `d.status IN ('AKTIF', 'MENANG')`,
  },
  {
    table: 'aml_flag',
    no: 'id',
    columns: ['nama_customer', 'no_hp'],
    awal: 'tanggal',
    selesai: 'GREATEST(d.tanggal, d.tgl_akhir, d.tgl_lapor)',
    berjalan: `d.status_aml = 'BARU'`,
  },
]

/** Days are those before which what ended is due, a shop each. */
export const LIMIT = ':batas(kode_toko text, hari date)'

// As the partial indexes of migration 0142 say it.
const bernama = (column: string): string =>
  column === 'nama_customer' ? `d.${column} NOT IN ('REGULER', 'ANONIM', '-')` : `d.${column} <> '-'`

/** True for `d` beside `batas` when it names a customer who is no member and ended long enough ago. */
export const jatuhPelanggan = ({ orang = 'kode_member', columns, awal, selesai, berjalan }: DokumenOrang) =>
  `d.kode_toko = batas.kode_toko AND d.${orang} = '${NONMEMBER}' AND (${columns.map(bernama).join(' OR ')})
   AND d.${awal} < batas.hari AND ${selesai} < batas.hari AND NOT (${berjalan})`

/** Every code of who `kode` was or has become. */
const orangnya = (kode: string): string =>
  `(
     SELECT s.kode_member FROM member s
     WHERE s.kode_member = ${livingMember(kode)} OR s.gabung_ke = ${livingMember(kode)})`

/** Condition that a document of a person has ended since or, with `berjalan`, has not ended. */
const adaUrusan = (syarat: (dokumen: DokumenOrang) => string, berjalan: boolean): string =>
  URUSAN.map(
    (dokumen) =>
      `EXISTS (
         SELECT 1 FROM ${dokumen.table} d
         WHERE ${syarat(dokumen)}
           AND (${dokumen.selesai} >= batas.hari${berjalan ? ` OR ${dokumen.berjalan}` : ''}))`,
  ).join('\n   OR ')

/** True for a document of this member, or of one merged into them; a customer without one is nobody. */
const ofMember = (kode: string) => (): string =>
  `d.kode_member IN ${orangnya(kode)} AND d.kode_member <> '${NONMEMBER}'`

/**
 * True for `i` when it is due: its document ended long enough ago, it is in nothing that PPATK is still to be told, and
 * the member whose it is has had no dealing since: a later document may have been believed on it.
 */
export const jatuhIdentitas = ({
  column,
  dokumen = 'i.dokumen',
  orang = 'i.kode_member',
}: Pemegang): string =>
  `i.kode_toko = batas.kode_toko AND i.${column} IS NOT NULL
  AND i.tgl_system < batas.hari
  AND NOT (${PPATK(dokumen)} OR ${adaUrusan(({ no }) => `d.${no} = ${dokumen}`, true)})
  AND (${orang} = '${NONMEMBER}'
    OR NOT (EXISTS (
        SELECT 1 FROM member o
        WHERE o.kode_member = ${livingMember(orang)} AND o.trx_terakhir >= batas.hari)
      OR EXISTS (
        SELECT 1 FROM aml_flag a
        WHERE a.kode_member IN ${orangnya(orang)} AND a.kode_member <> '${NONMEMBER}'
          AND a.status_aml = 'BARU')
          OR ${adaUrusan(ofMember(orang), true)}))`

/**
 * True for `m`, member, at home here, when due: no visit, document or exchange of points for long enough, and no
 * identity on file any more.
 * What has not ended is not asked: it is found when they are forgotten.
 */
export const JATUH_MEMBER = `m.kode_toko_daftar = batas.kode_toko AND m.anonim_at IS NULL
  AND m.gabung_ke IS NULL AND m.rumah IS NULL AND m.kode_member <> '${NONMEMBER}'
  AND (m.trx_terakhir < batas.hari OR (m.trx_terakhir IS NULL AND m.input_date < batas.hari))
  AND NOT (${adaUrusan(ofMember('m.kode_member'), false)}
    OR EXISTS (
      SELECT 1 FROM tukar_poin p
      WHERE p.kode_member IN ${orangnya('m.kode_member')} AND p.tanggal >= batas.hari)
    OR EXISTS (
      SELECT 1 FROM identitas_pelanggan i
      WHERE i.kode_member IN ${orangnya('m.kode_member')} AND i.kode_member <> '${NONMEMBER}'
        AND i.identitas_enc IS NOT NULL))`
