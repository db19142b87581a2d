/** Customers who may have split their dealings over days (DOMAIN §P.2): a list that warns and reports nothing. */
import type { CallReply } from '#domain/call.ts'
import type { DokumenAmlDilihat, polaAml as Call, PolaAml } from '#domain/calls/aml.ts'
import { amlGrounds, awalJendela, jumlahNilai, polaAml, type DokumenAml } from '#domain/rules/aml.ts'
import { rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { DOKUMEN, hariDi, KUNCI, LIMIT, saatDari, saatSampai } from '../../faktur/aml-dokumen.ts'
import { hariIni } from '../../process/clock.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { livingMember, tampilkanHp } from '../../rantai/member.ts'

interface Row extends DokumenAml {
  jenis: DokumenAmlDilihat['jenis']
  /** Key of the person; of a member by their living code. */
  orang: string
  kode_member: string
  nama_customer: string
  no_hp: string
}
interface Days {
  kode_toko: string
  awal: string
  akhir: string
  dari: Date
  sampai: Date
}

const ORANG = (kunci: string): string =>
  `CASE WHEN ${kunci} LIKE 'MEMBER %' THEN 'MEMBER ' || ${livingMember(`substr(${kunci}, 8)`)} ELSE ${kunci} END`
const BETWEEN = (saat: string): string => `${saat} >= :dari::timestamptz AND ${saat} < :sampai::timestamptz`

/** Documents in all shops that no flag names, of everybody who dealt with this shop in these days; only where they come to a limit. */
const documents = statement<Row, Days>(
  'aml_pola',
  `WITH orang AS (
     SELECT DISTINCT ${ORANG('k.kunci')} AS orang
     FROM (
       SELECT aml_kunci AS kunci FROM faktur_group
       WHERE kode_toko = :kode_toko AND tgl_system >= :awal::date AND aml_kunci IS NOT NULL
       UNION SELECT aml_kunci FROM lebur_keluar
       WHERE kode_toko = :kode_toko AND tgl_system >= :awal::date AND aml_kunci IS NOT NULL) k
     WHERE k.kunci NOT LIKE 'FAKTUR %'),
   semua AS (
     SELECT o.orang, d.no, d.kode_toko, d.jenis, ${hariDi('d.saat')} AS hari, d.nilai, d.tunai,
       ${LIMIT} AS batas, d.saat, d.kode_member, d.nama_customer, d.no_hp
     FROM orang o CROSS JOIN LATERAL (${KUNCI('o.orang')}) k CROSS JOIN LATERAL (${DOKUMEN(
       `f.aml_kunci = k.kunci AND ${BETWEEN('f.valid_at')}`,
       `h.aml_kunci = k.kunci AND ${BETWEEN('h.jam')}`,
     )}) d JOIN toko t ON t.kode_toko = d.kode_toko
     WHERE d.nilai > 0 AND ${hariDi('d.saat')} BETWEEN :awal::date AND :akhir::date
       AND NOT EXISTS (
         SELECT 1 FROM aml_flag_ref r JOIN aml_flag a ON a.id = r.flag_id
         WHERE r.no_faktur_group = d.no AND NOT r.lepas AND a.status_aml <> 'BUKAN'))
   SELECT no, kode_toko, jenis, hari, nilai, tunai, batas, orang, kode_member, nama_customer, no_hp
   FROM (
     SELECT *, sum(nilai) OVER (PARTITION BY orang) AS total, min(batas) OVER (PARTITION BY orang) AS terkecil
     FROM semua) s
   WHERE total >= terkecil ORDER BY orang, saat, no`,
)

export async function pola(ctx: Context): Promise<CallReply<typeof Call>> {
  const akhir = hariIni(ctx.now, ctx.toko.zona)
  const awal = awalJendela(akhir, ctx.settings.AML_POLA_HARI)
  const { kode_toko } = ctx.toko
  const rows = await diSeluruhRantai(ctx, () =>
    ctx.sql(documents, { kode_toko, awal, akhir, dari: saatDari(awal), sampai: saatSampai(akhir) }),
  )
  return [...new Set(rows.map((row) => row.orang))]
    .map((orang) => rows.filter((row) => row.orang === orang))
    .map((own) => polaAml(own, akhir, ctx.settings) as readonly Row[])
    .filter((own) => own.some((row) => row.kode_toko === kode_toko))
    .map((own) => tampilkanHp(ctx, person(own)))
    .sort((a, b) => b.total - a.total)
}

/** As the newest document names them. */
function person(own: readonly Row[]): PolaAml {
  const { orang, kode_member, nama_customer, no_hp } = own.at(-1)!
  const days = own.map((row) => row.hari).sort()
  return {
    kode_member,
    nama_customer,
    no_hp,
    dasar: amlGrounds(orang),
    toko: [...new Set(own.map((row) => row.kode_toko))].sort(),
    tgl_awal: days[0] as TanggalSystem,
    tgl_akhir: days.at(-1) as TanggalSystem,
    hari: new Set(days).size,
    jumlah: own.length,
    total: jumlahNilai(own),
    total_tunai: rupiah(own.reduce((sum, row) => sum + row.tunai, 0)),
    dokumen: own.map(({ no, kode_toko, jenis, hari, nilai, tunai }) => ({
      no,
      kode_toko,
      jenis,
      tanggal: hari,
      nilai,
      tunai,
    })),
  }
}
