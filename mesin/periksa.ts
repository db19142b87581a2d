/** Checks of what must be true after each fault, held against the answers that tills got. Each figure should be 0. */
import { setTimeout as pause } from 'node:timers/promises'
import { periksaBuku } from '#server/close/reconcile.ts'
import type { Basis } from './basis.ts'
import type { Catatan, Kunjungan } from './catatan.ts'

export interface Temuan {
  dokumen: number
  hilang: number
  ganda: number
  duaKali: number
  /** Differences in the books, of all nodes. */
  selisih: number
  /** Nodes that were asked, and those that hold other rows than the primary. */
  simpul: number
  lain: number
  examples: string[]
}

interface Tersimpan {
  id_trx: string
  no_faktur_group: string
  status_valid: string
  jurnal: number
  batal: boolean
}

/** Every document as it stands, with how often it was posted. */
const TERSIMPAN = `
SELECT f.id_trx, f.no_faktur_group, f.status_valid,
  (SELECT count(*)::int FROM jurnal j WHERE j.ref_no = f.no_faktur_group) AS jurnal,
  EXISTS (SELECT 1 FROM jual_batal b WHERE b.no_faktur_group = f.no_faktur_group) AS batal
FROM faktur_group f`
const DUA_KALI = `
SELECT b.kode_barcode FROM jual_detail d JOIN barang b ON b.id = d.barang_id
WHERE d.status_valid <> 'CANC' AND d.status_kembali = 'OPEN' AND NOT d.status_tukar GROUP BY 1 HAVING count(*) > 1`
/** The same on every node, and of one PostgreSQL. */
const DIGEST = `
SELECT (SELECT system_identifier::text FROM pg_control_system()) AS sistem,
  md5(concat_ws('|',
      (
        SELECT count(*) || ' ' || COALESCE(md5(string_agg(id_trx || status_valid, ',' ORDER BY id_trx)), '')
        FROM faktur_group), (SELECT count(*) || ' ' || COALESCE(sum(abs(jumlah)), 0) FROM jurnal_detail),
      (SELECT count(*) || ' ' || COALESCE(sum(abs(berat)), 0) FROM mutasi_stok),
      (SELECT md5(string_agg(x::text, ',' ORDER BY x::text)) FROM saldo_akun x),
      (SELECT md5(string_agg(x::text, ',' ORDER BY x::text)) FROM saldo_lokasi x),
      (SELECT count(*) FROM permintaan))) AS isi`

/** Compares the databases while nobody sells. @param basis the databases, the primary first */
export async function periksa([primer, ...standby]: readonly Basis[], catatan: Catatan): Promise<Temuan> {
  const tersimpan = await primer!.query<Tersimpan>(TERSIMPAN, 60_000)
  const duaKali = await primer!.query<{ kode_barcode: string }>(DUA_KALI, 60_000)
  const { hilang, ganda } = bandingkan(catatan.kunjungan, tersimpan)
  const [{ lsn }] = (await primer!.query<{ lsn: string }>(
    'SELECT pg_current_wal_insert_lsn()::text AS lsn',
  )) as [{ lsn: string }]
  for (const satu of standby) await susul(satu, lsn)
  const digest = await Promise.all([primer!, ...standby].map((b) => b.query<object>(DIGEST, 60_000)))
  const lain = digest.filter((s) => JSON.stringify(s) !== JSON.stringify(digest[0])).length
  const selisih: string[] = []
  for (const b of [primer!, ...standby])
    for (const s of (await periksaBuku(b.urlSuper)).selisih)
      selisih.push(`${b.nama}: ${s.kode_toko} ${s.pemeriksaan} ${s.kunci}`)
  return {
    dokumen: tersimpan.length,
    hilang: hilang.length,
    ganda: ganda.length,
    duaKali: duaKali.length,
    selisih: selisih.length,
    simpul: 1 + standby.length,
    lain,
    examples: [...hilang, ...ganda, ...duaKali.map((d) => `dua kali: ${d.kode_barcode}`), ...selisih].slice(
      0,
      10,
    ),
  }
}

/** Waits until a standby has replayed up to `lsn`. No more writes come, so what is missing is on its way. */
async function susul(satu: Basis, lsn: string): Promise<void> {
  for (;;) {
    const [row] = await satu.query<{ tiba: boolean }>(`SELECT pg_last_wal_replay_lsn() >= '${lsn}' AS tiba`)
    if (row?.tiba) return
    await pause(100)
  }
}

export function bandingkan(
  kunjungan: readonly Kunjungan[],
  tersimpan: readonly Tersimpan[],
): { hilang: string[]; ganda: string[] } {
  const ada = new Map(tersimpan.map((t) => [t.id_trx, t]))
  const dikirim = new Set(kunjungan.flatMap((k) => [k.id_trx, ...(k.beli ? [k.beli.id_trx] : [])]))
  const hilang: string[] = []
  const wajib = (id_trx: string, no: string | undefined, apa: string, benar: (t: Tersimpan) => boolean) => {
    const satu = ada.get(id_trx)
    if (!satu || satu.no_faktur_group !== no || !benar(satu)) hilang.push(`hilang: ${apa} ${no}`)
  }
  for (const k of kunjungan) {
    if (k.no) wajib(k.id_trx, k.no, 'jual', () => true)
    if (k.tervalidasi) wajib(k.id_trx, k.no, 'validasi', (t) => t.status_valid === 'DONE')
    if (k.batal === 'DIJAWAB') wajib(k.id_trx, k.no, 'batal', (t) => t.batal)
    if (k.beli?.no) wajib(k.beli.id_trx, k.beli.no, 'beli', () => true)
    if (k.beli?.tervalidasi)
      wajib(k.beli.id_trx, k.beli.no, 'validasi beli', (t) => t.status_valid === 'DONE')
  }
  const ganda = [
    ...tersimpan.filter((t) => !dikirim.has(t.id_trx)).map((t) => `tidak diminta: ${t.no_faktur_group}`),
    ...tersimpan
      .filter((t) => t.jurnal !== (t.status_valid === 'DONE' ? (t.batal ? 2 : 1) : 0))
      .map((t) => `dibukukan ${t.jurnal} kali: ${t.no_faktur_group}`),
    ...(ada.size < tersimpan.length ? [`${tersimpan.length - ada.size} id_trx lebih dari sekali`] : []),
    // Refused, and there all the same: the till would sell it again.
    ...kunjungan.filter((k) => k.ditolak && ada.has(k.id_trx)).map((k) => `ditolak, tetapi ada: ${k.id_trx}`),
  ]
  return { hilang, ganda }
}
