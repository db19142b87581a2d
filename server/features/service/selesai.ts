/** The work is done: what each line weighs and costs now; gold added leaves its source, gold lost goes to susut (DOMAIN §B.7, §O.3-2). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { selesaiService } from '#domain/calls/service.ts'
import { service } from '#domain/dokumen/service.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { ambilLebur, type LeburContent } from '#domain/rules/lebur.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import { postingServiceSelesai, type BarangSelesai } from '#domain/rules/postings/service.ts'
import {
  harusStatus,
  putuskanSelesai,
  tagihanService,
  type AcuanSelesai,
  type DecidedLine,
} from '#domain/rules/service.ts'
import { milligram, type Milligram, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { tarifJasa } from '../../faktur/tarif.ts'
import { kunci, post } from '../../ledger/post.ts'
import { loadAcuanService } from './acuan.ts'
import { barangService, loadService, type LoadedServiceLine } from './load-service.ts'

const lebur = statement<LeburContent>(
  'lebur_service',
  `SELECT kode_group, kode_dept, berat FROM saldo_lokasi
   WHERE kode_toko = $1 AND lokasi = '${lokasiSistem('LEBUR')}' AND berat > 0
     AND kode_group = ANY ($2::text[]) ORDER BY 1, 2`,
)

interface Nilai {
  kode_toko: string
  no_faktur_service: string
  tgl_system: TanggalSystem
  user_id: string
  total: Rupiah
  baris: readonly (Omit<DecidedLine, 'selisih'> & { no_baris: number; berat_selesai: Milligram })[]
}
const write = statement<unknown, Nilai>(
  'tulis_service_selesai',
  `WITH b AS (
       SELECT *
       FROM :baris(no_baris int, berat_selesai bigint, ongkos_akhir bigint, pekerjaan text,
           tambahan_dari text, group_tambahan text, kode_tukang text, no)),
   head AS (
     UPDATE service
     SET status_service = 'SELESAI', selesai_ke = selesai_ke + 1, tgl_selesai = :tgl_system,
       selesai_by = :user_id, total = :total
     WHERE kode_toko = :kode_toko AND no_faktur_service = :no_faktur_service)
   UPDATE service_detail d
   SET berat_selesai = b.berat_selesai, ongkos_akhir = b.ongkos_akhir, pekerjaan = b.pekerjaan,
     tambahan_dari = b.tambahan_dari, group_tambahan = b.group_tambahan, kode_tukang = b.kode_tukang
   FROM b
   WHERE d.kode_toko = :kode_toko AND d.no_faktur_service = :no_faktur_service AND d.no = b.no_baris`,
)

/** @throws errors.serviceTidakAda, what harusStatus and putuskanSelesai say, errors.leburTidakCukup */
export async function selesai(
  ctx: Context,
  { body: { no_faktur_service, detail_barang } }: CallInput<typeof selesaiService>,
): Promise<CallReply<typeof selesaiService>> {
  const loaded = await loadService(ctx, no_faktur_service)
  const { kepala, dp } = loaded
  harusStatus(kepala, 'MASUK')
  const acuan = await loadAcuanService(ctx, {
    kode_group: [...loaded.lines, ...detail_barang].map((b) =>
      'group_tambahan' in b ? b.group_tambahan : b.kode_group,
    ),
    kode_tukang: [...loaded.lines, ...detail_barang].map((b) => b.kode_tukang),
  })
  const { lines, total } = putuskanSelesai(loaded.lines, detail_barang, acuan, dp)
  const barang = await keBuku(ctx, loaded.lines, lines, acuan)
  if (lines.some((b) => b.selisih !== 0)) {
    const no_selesai = `${no_faktur_service}-S${kepala.selesai_ke + 1}`
    await post(ctx, postingServiceSelesai({ no_selesai, barang }), no_selesai)
  }
  const { kode_toko, tgl_system } = ctx.toko
  ctx.send(write, {
    kode_toko,
    no_faktur_service,
    tgl_system,
    user_id: ctx.user.user_id,
    total,
    baris: lines.map(({ no, ...b }) => ({ ...b, no_baris: no, no })),
  })
  ctx.announce(service.berita, { no_faktur_service })
  const { sisa } = tagihanService(total, dp, ctx.settings, (await tarifJasa(ctx)).ppn_rate)
  return { no_faktur_service, status_service: 'SELESAI', total, dp, sisa }
}

/** The lines as the books take them; the bin is looked at with the books locked, so that two do not draw the same grams. */
async function keBuku(
  ctx: Context,
  lines: readonly LoadedServiceLine[],
  decided: readonly DecidedLine[],
  { kadar }: AcuanSelesai,
): Promise<BarangSelesai[]> {
  const dariLebur = decided.filter((b) => b.tambahan_dari === 'LEBUR')
  if (dariLebur.length) kunci(ctx)
  let content = dariLebur.length
    ? await ctx.sql(lebur, [ctx.toko.kode_toko, [...new Set(dariLebur.map((b) => b.group_tambahan))]])
    : []
  return decided.map((b, i): BarangSelesai => {
    const line = barangService(lines[i]!)
    const common = { ...line, berat_selesai: b.berat_selesai, group_tambahan: b.group_tambahan }
    if (b.tambahan_dari === 'TUKANG')
      return {
        ...common,
        tambahan_dari: { kode_tukang: b.kode_tukang, kadar: kadar.get(b.group_tambahan)! },
      }
    if (b.tambahan_dari === '-') return { ...common, tambahan_dari: [] }
    const { emas, kurang } = ambilLebur(content, [
      { kode_group: b.group_tambahan, berat: milligram(b.selisih) },
    ])
    refuseAll(kurang.map(() => errors.leburTidakCukup().at(`detail_barang.${i}.tambahan_dari`)))
    content = content.map((e) => {
      const out = emas.find((d) => d.kode_group === e.kode_group && d.kode_dept === e.kode_dept)
      return out ? { ...e, berat: milligram(e.berat - out.berat) } : e
    })
    return { ...common, tambahan_dari: emas }
  })
}
