/** The backups there are, and what is at work. */
import type { CallReply } from '#domain/call.ts'
import type { Cadangan, listCadangan } from '#domain/calls/cadangan.ts'
import { riwayatCadangan, sedangDibuat, type CadanganRow } from '../../rantai/catatan-cadangan.ts'
import type { Context } from '../../context.ts'

export async function list({ sql, now, cadangan }: Context): Promise<CallReply<typeof listCadangan>> {
  const [rows, [sedang]] = [await sql(riwayatCadangan, []), await sql(sedangDibuat, [])]
  const dibuat = rows.find((r) => r.status === 'BERJALAN')
  const seconds = (sejak: Date) => Math.max(0, Math.round((now.getTime() - sejak.getTime()) / 1_000))
  const work =
    cadangan?.kerja ?? (sedang && dibuat && { apa: 'BUAT' as const, id: null, mulai: dibuat.mulai })
  const gagal = cadangan?.gagal
  return {
    tempat: cadangan?.tempat ?? null,
    bawaan: cadangan?.bawaan ?? false,
    jam: cadangan?.jam ?? null,
    simpan: cadangan?.simpan ?? 0,
    kerja: work ? { apa: work.apa, id: work.id, detik: seconds(work.mulai) } : null,
    gagal:
      gagal && !rows.some((r) => r.mulai > gagal.pada) ? { ...gagal, pada: gagal.pada.toISOString() } : null,
    cadangan: rows.map((r) => rowFrom(r, sedang !== undefined, cadangan?.tempat)),
  }
}

const rowFrom = (r: CadanganRow, sedang: boolean, tempat: string | undefined): Cadangan => ({
  id: r.id,
  mulai: r.mulai.toISOString(),
  selesai: r.selesai?.toISOString() ?? null,
  status: r.dibuang ? 'DIBUANG' : r.status === 'BERJALAN' && !sedang ? 'TERPUTUS' : r.status,
  asal: r.oleh ? 'LAYAR' : r.asal,
  oleh: r.oleh,
  nama: r.nama,
  bytes: r.bytes,
  hash: r.hash,
  sebab: r.sebab,
  ada: r.status === 'BAIK' && !r.dibuang && r.tempat === tempat,
  diperiksa: r.diperiksa?.toISOString() ?? null,
  temuan: r.temuan,
})
